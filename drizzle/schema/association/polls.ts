import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  largeInteger,
  localized,
  primaryKey,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from '../columns.ts'
import { associationMembers, associations } from './associations.ts'

export const pollKinds = ['single', 'multiple', 'motion', 'rating'] as const
export const pollSecrecies = ['secret', 'open'] as const
export const pollEligibles = ['all', 'officers', 'custom'] as const
export const pollThresholds = ['plurality', 'majority', 'two_thirds', 'unanimous'] as const
export const pollStatuses = ['draft', 'scheduled', 'open', 'closed', 'archived', 'canceled'] as const
export const pollOutcomes = ['passed', 'not_passed', 'no_quorum', 'tie'] as const
export const resultsVisibles = ['always', 'after_vote', 'after_close'] as const

/** A question that an association puts to its members. After it has opened nothing of it changes but when it closes. */
export const polls = table(
  'polls',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    title: localized('title').notNull(),
    /** What voters should know; may be empty. */
    body: localized('body').notNull(),
    kind: text('kind', { enum: pollKinds }).notNull(),
    secrecy: text('secrecy', { enum: pollSecrecies }).notNull(),
    eligible: text('eligible', { enum: pollEligibles }).notNull(),
    /** How many options a ballot of a multiple choice may name. */
    maxChoices: integer('max_choices').notNull(),
    /** Percent of the eligible who have to vote; 0 is no quorum. */
    quorumPercent: integer('quorum_percent').notNull(),
    threshold: text('threshold', { enum: pollThresholds }).notNull(),
    /** Abstentions are votes that the threshold is reckoned from; else they count for the quorum alone. */
    countsAbstentions: boolean('counts_abstentions').notNull(),
    resultsVisible: text('results_visible', { enum: resultsVisibles }).notNull(),
    status: text('status', { enum: pollStatuses }).notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** Written at the close. */
    outcome: text('outcome', { enum: pollOutcomes }),
    /** The public half of the key pair that secret ballots are sealed under; null before the opening and of open polls. */
    publicKey: text('public_key'),
    /** Since when the sealed copies of its ballots may be wiped from the files of the database; null once they are, or where there are none. */
    wipeDueAt: instant('wipe_due_at'),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('polls_list').on(t.associationId, t.status, t.id),
    index('polls_due_to_open').on(t.status, t.opensAt),
    index('polls_due_to_close').on(t.status, t.closesAt),
    index('polls_wipe').on(t.wipeDueAt),
  ],
)

/** What a ballot chooses from, or rates. A motion has none: it is answered with yes, no or an abstention. */
export const pollOptions = table(
  'poll_options',
  {
    id: id(),
    pollId: text('poll_id')
      .notNull()
      .references(() => polls.id),
    /** From 0; ballots name it. */
    position: integer('position').notNull(),
    title: localized('title').notNull(),
  },
  (t) => [uniqueIndex('poll_options_position').on(t.pollId, t.position)],
)

/** Who may vote: frozen at the opening. Before it, whom a draft for some members names. No time, so that nothing tells an order. */
export const pollVoters = table(
  'poll_voters',
  {
    pollId: text('poll_id')
      .notNull()
      .references(() => polls.id),
    memberId: text('member_id')
      .notNull()
      .references(() => associationMembers.id),
    hasVoted: boolean('has_voted').notNull(),
    /** What their last message was about; null while they wait for the first. */
    toldOf: text('told_of', { enum: ['opened', 'closed', 'canceled'] }),
  },
  (t) => [
    primaryKey({ columns: [t.pollId, t.memberId] }),
    index('poll_voters_member').on(t.memberId),
    index('poll_voters_told').on(t.pollId, t.toldOf),
  ],
)

/** The private half of the key pair of a secret poll, while it is open. */
export const pollKeys = table('poll_keys', {
  /** Of the poll. */
  id: text('id')
    .primaryKey()
    .references(() => polls.id),
  privateKeyEnc: text('private_key_enc').notNull(),
})

/** A random number. It is SQLite's own number of the row, which would otherwise count up and tell the order of the votes. */
const randomId = () => largeInteger('id').primaryKey()

/** A secret ballot until the close: all of one length. */
export const pollSealedBallots = table(
  'poll_sealed_ballots',
  {
    id: randomId(),
    pollId: text('poll_id')
      .notNull()
      .references(() => polls.id),
    sealed: text('sealed').notNull(),
  },
  (t) => [index('poll_sealed_ballots_poll').on(t.pollId)],
)

/** A secret ballot after the close: no member, no order, no time. */
export const pollBallots = table(
  'poll_ballots',
  {
    id: randomId(),
    pollId: text('poll_id')
      .notNull()
      .references(() => polls.id),
    choices: json<number[]>('choices').notNull(),
    /** By which its voter, and nobody else, finds it. */
    receipt: text('receipt').notNull(),
  },
  (t) => [uniqueIndex('poll_ballots_receipt').on(t.pollId, t.receipt)],
)

/** A vote of an open poll, which everybody may know and its voter may change until the close. */
export const pollNamedVotes = table(
  'poll_named_votes',
  {
    pollId: text('poll_id')
      .notNull()
      .references(() => polls.id),
    memberId: text('member_id')
      .notNull()
      .references(() => associationMembers.id),
    choices: json<number[]>('choices').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.pollId, t.memberId] })],
)
