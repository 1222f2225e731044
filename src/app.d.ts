/// <reference types="trusted-types" />

declare namespace App {
	interface PageState {
		/** The story that is open on the page of stories. */
		readonly story?: string;
		/** It is seen step by step. */
		readonly replay?: true;
	}
}
