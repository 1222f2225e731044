/// <reference types="trusted-types" />
