import { type Search, withSearch } from '../core/page/with-search.ts'

const segment = encodeURIComponent

const reviewQueues = {
  doctors: '/admin/new-doctor-requests',
  descriptions: '/admin/desc-requests',
  photos: '/admin/image-request',
  updates: '/admin/update-request-management',
  associations: '/admin/associations/requests',
  reviewed: '/admin/reviewed-requests',
} as const

type ReviewQueue = keyof typeof reviewQueues

/** The addresses of the administration; a part of `paths`. */
export const adminPaths = {
  /** The administration. */
  admin: () => '/admin',
  adminLogin: (search: Search = {}) => withSearch('/admin/login', search),
  adminSecondFactor: (search: Search = {}) => withSearch('/admin/second-factor', search),
  adminEnrollment: (search: Search = {}) => withSearch('/admin/second-factor/enrollment', search),
  adminRecoveryCodes: () => '/admin/second-factor/recovery-codes',
  adminRoles: () => '/admin/roles-permissions',
  adminPerson: (user: string) => `/admin/roles-permissions/people/${segment(user)}`,
  adminRoleRequest: (change: string, part: 'confirmation' | 'withdrawal') =>
    `/admin/roles-permissions/requests/${segment(change)}/${part}`,
  adminAccount: (user: string) => `/admin/accounts/${segment(user)}`,
  adminAccountLock: (user: string) => `/admin/accounts/${segment(user)}/lock`,
  /** Reading the provider area as somebody else: begun at the account, told of and ended here. */
  adminImpersonationOf: (user: string) => `/admin/accounts/${segment(user)}/impersonation`,
  adminImpersonation: (search: Search = {}) => withSearch('/admin/impersonation', search),
  adminImpersonationEnd: () => '/admin/impersonation/end',
  /** Asked by an open page: how long it may still be left alone. */
  adminActivity: () => '/admin/activity',
  /** What was paid, and giving it back. */
  adminPayments: (search: Search = {}) => withSearch('/admin/payments', search),
  adminPayment: (payment: string) => `/admin/payments/${segment(payment)}`,
  /** What was checked of a doctor's credentials. */
  adminCredentials: (provider: string) => `/admin/credentials/${segment(provider)}`,
  adminSuspension: (provider: string) => `/admin/credentials/${segment(provider)}/suspension`,
  /** The level of a doctor's profile, and giving one. */
  adminMembership: (provider: string, search: Search = {}) =>
    withSearch(`/admin/memberships/${segment(provider)}`, search),
  adminVisit: (appointment: string, search: Search = {}) => withSearch(`/admin/visits/${segment(appointment)}`, search),
  /** Who may see health data of which facility, the form that asks for it, and the end of it. */
  adminGrants: () => '/admin/break-glass',
  adminFacilityGrant: (facility: string) => `/admin/break-glass/facilities/${segment(facility)}`,
  adminGrantEnd: (grant: string) => `/admin/break-glass/${segment(grant)}/end`,
  adminAudit: (search: Search = {}) => withSearch('/admin/audit', search),
  adminAuditExport: (search: Search = {}) => withSearch('/admin/audit/export.csv', search),
  adminPassword: () => '/admin/password',
  adminLogout: () => '/admin/logout',
  /** Requests by their queue, and one of them; `search` filters the queue and stays while a reviewer goes through it. */
  reviewQueue: (queue: ReviewQueue, search: Search = {}) => withSearch(reviewQueues[queue], search),
  reviewRequest: (queue: ReviewQueue, request: string, search: Search = {}) =>
    withSearch(`${reviewQueues[queue]}/${segment(request)}`, search),
  /** All associations, to suspend and to reinstate one. */
  adminAssociations: () => '/admin/associations',
  reviewExport: (queue: Exclude<ReviewQueue, 'reviewed'>, search: Search = {}) =>
    withSearch(`/admin/review-export/${queue}`, search),
  /** A photo that waits, or a part of it as it would look. */
  reviewPhoto: (request: string, search: Record<string, string> = {}) =>
    withSearch(`${reviewQueues.photos}/${segment(request)}/photo`, search),
  /** The paper that an association has sent with a request, to be saved. */
  reviewProof: (request: string) => `${reviewQueues.associations}/${segment(request)}/proof`,
  adminAnalytics: (search: Search = {}) => withSearch('/admin/analytics', search),
  adminAnalyticsFile: (search: Search = {}) => withSearch('/admin/analytics/export', search),
  /** Posts, one of them, and the rows of the library by their kind; drafts and looks are asked for by scripts. */
  adminPosts: (search: Search = {}) => withSearch('/admin/blog-management', search),
  adminNewPost: () => '/admin/blogs/new',
  adminPost: (id: string, search: Search = {}) => withSearch(`/admin/blog-edit/${segment(id)}`, search),
  adminPostDraft: (id: string) => `/admin/blog-edit/${segment(id)}/draft`,
  adminLibrary: (kind?: string) => withSearch('/admin/content', kind === undefined ? {} : { kind }),
  adminLibraryText: (kind: string, id: string, search: Search = {}) =>
    withSearch(`/admin/content/${segment(kind)}/${segment(id)}`, search),
  adminLibraryDraft: (kind: string, id: string) => `/admin/content/${segment(kind)}/${segment(id)}/draft`,
  adminGlance: () => '/admin/content-preview',
  /** Audits of the site's own pages; `kind` shows the pages with one kind of finding. */
  adminSeo: (search: Search = {}) => withSearch('/admin/seo-evaluation', search),
  adminSeoIgnores: (search: Search = {}) => withSearch('/admin/seo-evaluation/ignores', search),
  adminSeoRun: (run: string) => `/admin/seo-evaluation/runs/${segment(run)}`,
  /** Files of the registry and the runs over them; questions of customers, a ticket by its reference. */
  adminSync: () => '/admin/ees-sync',
  adminSyncRuns: (search: Search = {}) => withSearch('/admin/ees-sync/runs', search),
  adminSyncRun: (run: string, search: Search = {}) => withSearch(`/admin/ees-sync/runs/${segment(run)}`, search),
  adminSyncErrors: (run: string) => `/admin/ees-sync/runs/${segment(run)}/errors`,
  adminSyncConflicts: (search: Search = {}) => withSearch('/admin/ees-sync/conflicts', search),
  adminSyncSchedules: () => '/admin/ees-sync/schedules',
  /** Legacy clinics; `file` shows the preview of one that was brought, `run` the log of a migration. */
  adminMigration: (search: Search = {}) => withSearch('/admin/5/migrate-facilities', search),
  /** A file to begin with, as it stands in `public`; it has no language. */
  sampleFile: (name: 'legacy-clinics.csv' | 'registry.csv' | 'registry-bundle.json' | 'registry-deactivations.csv') =>
    `/samples/${name}`,
  adminMigrationPart: (part: 'operator' | 'runs') => `/admin/5/migrate-facilities/${part}`,
  /** Reference data, a table of it, and a row (`new` for one that is to be made). */
  adminData: () => '/admin/data-management',
  adminTable: (table: string, search: Search = {}) =>
    withSearch(`/admin/data-management/tables/${segment(table)}`, search),
  adminTablePart: (table: string, part: 'file' | 'import') => `/admin/data-management/tables/${segment(table)}/${part}`,
  adminRow: (table: string, row: string) => `/admin/data-management/tables/${segment(table)}/rows/${segment(row)}`,
  /** Merges and the search for two, one of them, two that are to be one; the end of a provider or facility. */
  adminMerges: (search: Search = {}) => withSearch('/admin/data-management/merges', search),
  adminMerge: (merge: string) => `/admin/data-management/merges/${segment(merge)}`,
  adminMergePair: (kind: string, kept: string, gone: string) =>
    `/admin/data-management/merges/${segment(kind)}/${segment(kept)}/${segment(gone)}`,
  adminRetirement: (kind: string, subject: string) =>
    `/admin/data-management/retirements/${segment(kind)}/${segment(subject)}`,
  adminFlags: () => '/admin/data-management/flags',
  adminSupport: (search: Search = {}) => withSearch('/admin/support', search),
  adminCalls: () => '/admin/support/calls',
  adminMacros: () => '/admin/support/macros',
  adminMacro: (id: string) => `/admin/support/macros/${segment(id)}`,
  adminTicket: (reference: string) => `/admin/support/${segment(reference)}`,
  adminTicketCall: (reference: string) => `/admin/support/${segment(reference)}/call`,
  adminTicketStep: (reference: string, step: 'assignment' | 'status' | 'merger' | 'call-plan') =>
    `/admin/support/${segment(reference)}/${step}`,
} as const
