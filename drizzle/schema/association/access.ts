import { createdAt, id, index, instant, integer, table, text, uniqueIndex, updatedAt } from '../columns.ts'
import { users } from '../accounts.ts'
import { associationMembers, associations } from './associations.ts'

export const invitedRoles = ['officer', 'admin'] as const

/** What somebody has done about one; that its time is over, `expiresAt` says. */
export const invitationStatuses = ['sent', 'accepted', 'declined', 'revoked', 'ended'] as const

/** Somebody is asked by e-mail to be an officer or an admin of an association. The link is an action link, kept as its hash. */
export const associationInvitations = table(
  'association_invitations',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    /** Of the form that made it: sent twice it makes one. */
    formKey: text('form_key').notNull(),
    /** Association and address while it waits, so that there is one at a time. */
    openKey: text('open_key').unique(),
    /** As whoever invites writes it. */
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: invitedRoles }).notNull(),
    /** The language of the message. */
    locale: text('locale', { enum: ['zh-Hans', 'zh-Hant', 'en-US'] }).notNull(),
    status: text('status', { enum: invitationStatuses }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id),
    /** Null also for an officer who has accepted without an account. */
    acceptedBy: text('accepted_by').references(() => users.id),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('association_invitations_form').on(t.associationId, t.formKey),
    index('association_invitations_list').on(t.associationId, t.status, t.createdAt, t.id),
  ],
)

export const handoverStatuses = ['offered', 'accepted', 'declined', 'revoked', 'ended'] as const

/** An owner offers an association to one of its admins, who becomes the owner by agreeing. */
export const associationHandovers = table(
  'association_handovers',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    fromMemberId: text('from_member_id')
      .notNull()
      .references(() => associationMembers.id),
    toMemberId: text('to_member_id')
      .notNull()
      .references(() => associationMembers.id),
    status: text('status', { enum: handoverStatuses }).notNull(),
    /** The association while it is offered, so that there is one at a time. */
    openKey: text('open_key').unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('association_handovers_association').on(t.associationId, t.createdAt),
    index('association_handovers_to').on(t.toMemberId, t.status),
  ],
)
