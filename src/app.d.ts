/// <reference types="trusted-types" />

declare namespace App {
	interface PageState {
		/** The story that is open on the page of stories. */
		readonly story?: string;
	}
}
