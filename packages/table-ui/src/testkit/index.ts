export { CHAPTER_LAWS, lessonLaws } from './lesson-laws.ts'
export { begin, drawn, LINK, NAMES, updateOf, watch } from './seen.tsx'
export type { Seen, Watched } from './seen.tsx'
export type { ChapterLaw, LessonUnderTest } from './lesson-laws.ts'
