import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  localized,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from './columns.ts'
import { facilities } from './directory.ts'

export const sessionScopes = ['provider', 'association', 'admin'] as const

/** Somebody who signs in. Patients do not. */
export const users = table(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    /** When the link in a message to that address was used; null until then. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Lower case; what is typed at login beside the e-mail address. */
    username: text('username').notNull().unique(),
    /** Argon2id in PHC form; null until a password is chosen. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    nameZh: text('name_zh'),
    locale: text('locale').notNull(),
    phone: text('phone'),
    status: text('status', { enum: ['pending_verification', 'active', 'locked', 'disabled'] }).notNull(),
    requiresPasswordChange: boolean('requires_password_change').notNull(),
    scopes: json<(typeof sessionScopes)[number][]>('scopes').notNull(),
    totpSecretEnc: text('totp_secret_enc'),
    /** The time step of the last code that was taken: no code is taken twice, and none of before. */
    totpLastStep: integer('totp_last_step'),
    lastLoginAt: instant('last_login_at'),
    isDemo: boolean('is_demo').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('users_status').on(t.status, t.id)],
)

/** One sign-in on one device. The cookie holds the token, the table only its SHA-256. */
export const sessions = table(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    scope: text('scope', { enum: sessionScopes }).notNull(),
    /** The other of providers' and associations' areas, where its person has signed in there as well; never beside the administration. */
    alsoScope: text('also_scope', { enum: ['provider', 'association'] }),
    /** Null when another backend knows the person: `profileEnc` then holds what it said. */
    userId: text('user_id').references(() => users.id),
    profileEnc: text('profile_enc'),
    /** That person, as an actor has them: all their sign-ins are found by it. */
    remoteActorId: text('remote_actor_id'),
    isRemembered: boolean('is_remembered').notNull(),
    /** The last deed of a person, not of a poll: areas with health data ask again after half an hour without one. */
    activeAt: instant('active_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason', {
      enum: ['logout', 'password_change', 'password_reset', 'disabled', 'role_change', 'replaced', 'by_user'],
    }),
    /** When the second factor was last given in this sign-in; null until then, and where none is asked for. */
    secondFactorAt: instant('second_factor_at'),
    userAgent: text('user_agent'),
    /** Keyed hash of person and network: an owner who is being guessed at still gets in from where they were before. */
    networkHash: text('network_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    index('sessions_user').on(t.userId, t.revokedAt),
    index('sessions_remote_actor').on(t.remoteActorId, t.revokedAt),
    index('sessions_expiry').on(t.expiresAt),
  ],
)

/** Codes that each stand in for the second factor once, when it is lost. Only keyed hashes are stored. */
export const recoveryCodes = table(
  'recovery_codes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('recovery_codes_pair').on(t.userId, t.codeHash)],
)

/** What somebody sent after time had ended their session: kept for them alone until they have signed in again. */
export const unsentForms = table(
  'unsent_forms',
  {
    id: id(),
    /** As an actor has it: an account here or at the configured backend, which has no row in `users`. */
    userId: text('user_id').notNull(),
    /** Where the form was sent to, and the page it stood on: root form, with the query. */
    path: text('path').notNull(),
    page: text('page').notNull(),
    bodyEnc: text('body_enc').notNull(),
    /** When it was sent after all, the last time. */
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('unsent_forms_user').on(t.userId, t.createdAt), index('unsent_forms_expiry').on(t.expiresAt)],
)

/** A named set of permissions. Built-in ones cannot be deleted. */
export const roles = table('roles', {
  id: id(),
  code: text('code').notNull().unique(),
  name: localized('name').notNull(),
  area: text('area', { enum: ['admin', 'clinic', 'association', 'coordination'] }).notNull(),
  isBuiltIn: boolean('is_built_in').notNull(),
})

export const rolePermissions = table(
  'role_permissions',
  {
    id: id(),
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id),
    /** Code such as `doctor.approve`; the closed list is in the accounts module. */
    permission: text('permission').notNull(),
  },
  (t) => [uniqueIndex('role_permissions_pair').on(t.roleId, t.permission)],
)

export const userRoles = table(
  'user_roles',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id),
    scopeType: text('scope_type', { enum: ['global', 'facility', 'association'] }).notNull(),
    /** Empty for `global`. */
    scopeId: text('scope_id').notNull(),
  },
  (t) => [uniqueIndex('user_roles_quad').on(t.userId, t.roleId, t.scopeType, t.scopeId)],
)

/** What was done to the roles of administrators and why; the grant of the highest role waits here for a second person. */
export const roleChanges = table(
  'role_changes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id),
    kind: text('kind', { enum: ['grant', 'revoke'] }).notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['requested', 'done', 'withdrawn'] }).notNull(),
    /** Null: whoever has the server. */
    askedById: text('asked_by_id').references(() => users.id),
    /** Whoever confirmed or withdrew it; null besides where it was the server. */
    decidedById: text('decided_by_id').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [index('role_changes_user').on(t.userId, t.createdAt), index('role_changes_status').on(t.status, t.createdAt)],
)

/** What somebody may do with referrals (product.md §4); nobody has `none` written down. */
export const coordinationRoles = ['viewer', 'referrer', 'recipient', 'coordinator', 'cc_admin'] as const

export const seatRoles = ['owner', 'manager', 'front_desk', 'biller', 'clinician', 'viewer'] as const

/** A person's seat at one facility: one row a facility, so that a scope is a set of rows. */
export const teamMembers = table(
  'team_members',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', { enum: seatRoles }).notNull(),
    status: text('status', { enum: ['active', 'suspended', 'left'] }).notNull(),
    /** What the person may do with referrals of the place, where its practice has them; null is nothing. */
    coordinationRole: text('coordination_role', { enum: coordinationRoles }),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('team_members_pair').on(t.facilityId, t.userId),
    index('team_members_user').on(t.userId, t.status),
  ],
)

export const invites = table(
  'invites',
  {
    id: id(),
    /** SHA-256 of the token in `/provider/invite/{token}`. */
    tokenHash: text('token_hash').notNull().unique(),
    facilityIds: json<string[]>('facility_ids').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: seatRoles }).notNull(),
    locale: text('locale').notNull(),
    note: text('note'),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id),
    status: text('status', {
      enum: ['draft', 'sent', 'opened', 'accepted', 'declined', 'revoked', 'expired'],
    }).notNull(),
    acceptedById: text('accepted_by_id').references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('invites_email').on(t.email, t.status), index('invites_inviter').on(t.inviterId, t.createdAt)],
)
