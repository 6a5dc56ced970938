import type { AdminActor } from '#app/core/actor.ts'
import { paths } from '#app/paths.ts'
import type { Permission } from '../admin-permissions.ts'

/** Under this key stand the words of an entry (`menu.items` of the namespace `admin`) and its icon (the frame). */
export type AdminMenuKey =
  | 'home'
  | 'support'
  | 'payments'
  | 'promotion'
  | 'sync'
  | 'migration'
  | 'data'
  | 'posts'
  | 'library'
  | 'updates'
  | 'doctors'
  | 'photos'
  | 'descriptions'
  | 'reviewed'
  | 'associations'
  | 'associationList'
  | 'roles'
  | 'audit'
  | 'grants'
  | 'analytics'
  | 'seo'
  | 'secondFactor'
  | 'password'

/** The headings of the menu (`menu.groups` of the namespace `admin`); `work` stands first and without one. */
export const adminMenuGroups = ['work', 'content', 'system', 'account'] as const

export type AdminMenuEntry = Readonly<{
  key: AdminMenuKey
  group: (typeof adminMenuGroups)[number]
  path: string
  /** Addresses of its parts that do not stand under its own. */
  parts?: readonly string[]
  /** Null: everybody of the administration may open it. */
  permission: Permission | null
}>

/** Every page of the administration that exists, in the order of the menu within its group. */
export const adminMenu: readonly AdminMenuEntry[] = [
  { key: 'home', group: 'work', path: paths.admin(), permission: null },
  { key: 'updates', group: 'work', path: paths.reviewQueue('updates'), permission: 'update.review' },
  { key: 'doctors', group: 'work', path: paths.reviewQueue('doctors'), permission: 'doctor.approve' },
  { key: 'photos', group: 'work', path: paths.reviewQueue('photos'), permission: 'image.review' },
  { key: 'descriptions', group: 'work', path: paths.reviewQueue('descriptions'), permission: 'description.review' },
  {
    ...{ key: 'associations', group: 'work', path: paths.reviewQueue('associations') },
    permission: 'association.review',
  },
  { key: 'associationList', group: 'work', path: paths.adminAssociations(), permission: 'association.suspend' },
  { key: 'reviewed', group: 'work', path: paths.reviewQueue('reviewed'), permission: 'doctor.read' },
  { key: 'support', group: 'work', path: paths.adminSupport(), permission: 'ticket.read' },
  { key: 'payments', group: 'work', path: paths.adminPayments(), permission: 'payment.read' },
  { key: 'promotion', group: 'work', path: paths.adminPromotion(), permission: 'promotion.review' },
  {
    ...{ key: 'posts', group: 'content', path: paths.adminPosts(), permission: 'blog.edit' },
    parts: [paths.adminNewPost(), paths.adminPost('')],
  },
  { key: 'library', group: 'content', path: paths.adminLibrary(), permission: 'content.edit' },
  { key: 'roles', group: 'system', path: paths.adminRoles(), permission: 'role.manage' },
  { key: 'audit', group: 'system', path: paths.adminAudit(), permission: 'audit.read' },
  { key: 'grants', group: 'system', path: paths.adminGrants(), permission: 'appointment.break_glass' },
  { key: 'data', group: 'system', path: paths.adminData(), permission: 'data.reference' },
  { key: 'sync', group: 'system', path: paths.adminSync(), permission: 'sync.run' },
  { key: 'migration', group: 'system', path: paths.adminMigration(), permission: 'data.migrate' },
  { key: 'analytics', group: 'system', path: paths.adminAnalytics(), permission: 'analytics.read' },
  { key: 'seo', group: 'system', path: paths.adminSeo(), permission: 'seo.read' },
  { key: 'secondFactor', group: 'account', path: paths.adminRecoveryCodes(), permission: null },
  { key: 'password', group: 'account', path: paths.adminPassword(), permission: null },
]

/** What somebody may open: a page whose permission they lack is not in the menu. */
export function adminMenuOf({ permissions }: AdminActor): AdminMenuEntry[] {
  return adminMenu.filter(({ permission }) => permission === null || permissions.has(permission))
}
