export { CHAPTER_LAWS, lessonLaws } from './lesson-laws.ts'
export type { ChapterLaw, LessonUnderTest } from './lesson-laws.ts'
