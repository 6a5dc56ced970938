import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import type { associationMembers } from '#drizzle/schema/association/associations.ts'

type Row = typeof associationMembers.$inferSelect

/**
 * Who acts as a member of an association: somebody who has opened their personal link and typed its code, or somebody signed in to the
 * provider area. Made by `member-area/queries` alone, never from a form. Whether their status lets them do something is for each command.
 */
export type ActingMember = Readonly<{
  memberId: string
  associationId: string
  slug: string
  associationName: Localized
  duesCents: number
  role: Row['role']
  status: Row['status']
  name: string
  /** Of the page they read. */
  locale: Locale
  by: 'link' | 'account'
}>
