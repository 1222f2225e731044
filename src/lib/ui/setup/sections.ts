import type { SheetId } from '$lib/engine/index';
import { SECTIONS, type SectionId } from '$lib/words/paragraphs';

/** The sections of a sheet's rules, in the order in which they are read. */
export const sectionsOf = (sheet: SheetId): SectionId[] => Object.keys(SECTIONS[sheet]) as SectionId[];
