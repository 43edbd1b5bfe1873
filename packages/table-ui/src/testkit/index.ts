export { CHAPTER_LAWS, lessonLaws } from './lesson-laws.ts'
export type { LessonUnderTest } from './lesson-laws.ts'
