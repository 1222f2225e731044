// Every page is a file of the build: any static host serves it, with no rewrite rule.
export const prerender = true;
export const trailingSlash = 'always';
// Drawn in the browser alone: the language and the open game are known only there, and a button that shows works.
export const ssr = false;
