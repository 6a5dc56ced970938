import type {
  blogPosts,
  blogTranslations,
  contentPages,
  enrollmentPeriods,
  i693Rules,
  imagingModalities,
  insuranceCards,
  insuranceTerms,
  labPanels,
  labTests,
  medications,
  Source,
} from '#drizzle/schema/content.ts'

/** Rows as they are written down: ids come from the slug or key, order from the place in the list, the rest from the seed. */
type Written<Row, Given extends keyof Row> = Omit<Row, Given>

export type PageEntry = Written<typeof contentPages.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>
export type LabTestEntry = Written<typeof labTests.$inferInsert, 'id' | 'sort' | 'updatedAt'>
export type LabPanelEntry = Written<typeof labPanels.$inferInsert, 'id' | 'sort' | 'updatedAt'>
export type MedicationEntry = Written<typeof medications.$inferInsert, 'id' | 'updatedAt'>
export type ModalityEntry = Written<typeof imagingModalities.$inferInsert, 'id' | 'sort' | 'updatedAt'>
export type InsuranceTermEntry = Written<typeof insuranceTerms.$inferInsert, 'id' | 'updatedAt'>
export type InsuranceCardEntry = Written<typeof insuranceCards.$inferInsert, 'id' | 'sort' | 'updatedAt'>
export type EnrollmentEntry = Written<typeof enrollmentPeriods.$inferInsert, 'sort' | 'updatedAt'>
export type I693RuleEntry = Written<typeof i693Rules.$inferInsert, 'id' | 'sort' | 'updatedAt'>

/** Each source with the day it was read: its own where one is written, else the day on which the entry was compared with all of them. */
export const withReadDays = <Entry extends { sources: Source[]; reviewedOn?: string | null }>(entry: Entry): Entry => ({
  ...entry,
  sources: entry.sources.map((source) => ({
    ...source,
    ...(!source.readOn && entry.reviewedOn && { readOn: entry.reviewedOn }),
  })),
})

/** A post with its texts; `publishedOn` is YYYY-MM-DD in New York. */
export type BlogEntry = Written<
  typeof blogPosts.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'publishAt' | 'categoryId'
> & {
  publishedOn: string
  category: string
  translations: Written<typeof blogTranslations.$inferInsert, 'id' | 'postId' | 'updatedAt'>[]
}
