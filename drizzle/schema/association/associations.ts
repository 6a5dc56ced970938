import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  localized,
  money,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from '../columns.ts'
import { users } from '../accounts.ts'
import { providers } from '../directory.ts'

export const associationKinds = ['professional', 'hometown', 'alumni', 'charity'] as const

export const associationStatuses = ['pending', 'approved', 'rejected', 'suspended', 'closed'] as const

export const joinRules = ['open', 'approve', 'invite'] as const

export const associationCategories = [
  'physicians',
  'dentistry',
  'nursing',
  'pharmacy',
  'chinese_medicine',
  'mental_health',
  'seniors',
  'patients',
  'free_clinics',
  'health_education',
  'students',
] as const

export const bylawsReaders = ['everybody', 'members'] as const

export const announcementChannels = ['both', 'in_app', 'mail'] as const

export const publicParts = ['contact', 'officers', 'doctors', 'events', 'endorsements', 'statistics'] as const

/** A society of doctors, people of one home town, graduates of one school, or a charity. Public while it is approved. */
export const associations = table(
  'associations',
  {
    id: id(),
    /** Its address: `/association/{slug}`. */
    slug: text('slug').notNull().unique(),
    name: localized('name').notNull(),
    kind: text('kind', { enum: associationKinds }).notNull(),
    status: text('status', { enum: associationStatuses }).notNull(),
    /** What it says of itself; empty until somebody has written it. */
    about: localized('about').notNull(),
    contactEmail: text('contact_email'),
    /** E.164 */
    contactPhone: text('contact_phone'),
    website: text('website'),
    /** As it is written on a letter, in one line. */
    address: text('address'),
    joinRule: text('join_rule', { enum: joinRules }).notNull(),
    /** A year's; 0 where nobody pays. */
    duesCents: money('dues_cents').notNull(),
    /** What it is about, three at most; null until it has said so. */
    categories: json<(typeof associationCategories)[number][]>('categories'),
    /** Who may read its bylaws, whose file is in `media`, and from which day (YYYY-MM-DD) they are; null without any. */
    bylawsFor: text('bylaws_for', { enum: bylawsReaders }),
    bylawsOn: text('bylaws_on'),
    /** What its page leaves out; null where it shows everything. */
    hiddenParts: json<(typeof publicParts)[number][]>('hidden_parts'),
    /** How its announcements go out unless whoever writes one chooses otherwise; null is `both`. */
    usualChannels: text('usual_channels', { enum: announcementChannels }),
    isDemo: boolean('is_demo').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('associations_status').on(t.status, t.createdAt, t.id)],
)

export const memberRoles = ['member', 'officer', 'admin', 'owner'] as const

export const memberStatuses = ['invited', 'applied', 'active', 'lapsed', 'suspended', 'left', 'rejected'] as const

/** Somebody of an association. Most have no account: `userId` is of who manages it, `providerId` of a doctor of the directory. */
export const associationMembers = table(
  'association_members',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    userId: text('user_id').references(() => users.id),
    providerId: text('provider_id').references(() => providers.id),
    /** As the association writes it, in whichever script. */
    name: text('name').notNull(),
    /** The same name in the other of Chinese and Latin script, where the association knows it. */
    otherName: text('other_name'),
    /** Lower case. */
    email: text('email'),
    /** The language of what is sent to them. */
    locale: text('locale', { enum: ['zh-Hans', 'zh-Hant', 'en-US'] })
      .notNull()
      .default('zh-Hans'),
    /** As the association numbers them; null where it gives none. */
    number: text('number'),
    role: text('role', { enum: memberRoles }).notNull(),
    /** When they were given the role; null where they have had it since the row was made. */
    roleGivenAt: instant('role_given_at'),
    status: text('status', { enum: memberStatuses }).notNull(),
    /** What an officer is, such as its president; null for everybody else. */
    office: localized('office'),
    /** The association's page names them: officers, and doctors who have agreed. */
    isPublic: boolean('is_public').notNull(),
    /** YYYY-MM-DD */
    joinedOn: text('joined_on'),
    /** When they asked to join, and what they wrote; null for whom the association has entered itself. */
    appliedAt: instant('applied_at'),
    applicationNote: text('application_note'),
    /** Why somebody was turned down, suspended or removed, as they have been told. */
    decisionNote: text('decision_note'),
    /** YYYY-MM-DD, the last day that is paid for; null where nothing has been paid. */
    duesPaidUntil: text('dues_paid_until'),
    /** YYYY-MM-DD, when somebody who has never paid was asked for their first dues. */
    duesAskedOn: text('dues_asked_on'),
    /** When they last chose this among the associations that they manage. */
    chosenAt: instant('chosen_at'),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('association_members_user').on(t.associationId, t.userId),
    uniqueIndex('association_members_provider').on(t.associationId, t.providerId),
    uniqueIndex('association_members_email').on(t.associationId, t.email),
    uniqueIndex('association_members_number').on(t.associationId, t.number),
    index('association_members_list').on(t.associationId, t.status, t.createdAt, t.id),
    index('association_members_dues').on(t.status, t.duesPaidUntil),
    index('association_members_of_user').on(t.userId),
    index('association_members_of_provider').on(t.providerId),
  ],
)
