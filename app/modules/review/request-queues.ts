import type { Permission } from '#app/modules/accounts/admin-permissions.ts'
import type { changeRequestKinds, changeRequestStatuses } from '#drizzle/schema/moderation.ts'

export type RequestKind = (typeof changeRequestKinds)[number]
export type RequestStatus = (typeof changeRequestStatuses)[number]

/** The queues of requests: which kinds wait in each, and what a reviewer must be permitted to see and decide them. */
export const queueRules = {
  doctors: { kinds: ['new_doctor', 'claim'], permission: 'doctor.approve' },
  descriptions: { kinds: ['description'], permission: 'description.review' },
  photos: { kinds: ['image'], permission: 'image.review' },
  updates: { kinds: ['update_provider', 'update_facility'], permission: 'update.review' },
  associations: { kinds: ['association_new', 'association_change'], permission: 'association.review' },
} as const satisfies Record<string, { kinds: readonly RequestKind[]; permission: Permission }>

export type QueueName = keyof typeof queueRules

export const queueNames = Object.keys(queueRules) as QueueName[]

/** What a queue is narrowed to: a kind, what is asked about, or that a visitor reports it. A queue of one kind has nothing to choose from. */
export const requestTypes = {
  doctors: ['new_doctor', 'claim'],
  descriptions: [],
  photos: [],
  associations: ['association_new', 'association_change'],
  updates: [
    ...([
      'report',
      'names',
      'credentials',
      'phone',
      'email',
      'wechat',
      'address',
      'address_report',
      'facility_names',
      'place',
      'member',
    ] as const),
    ...(['hours', 'plans', 'languages', 'name', 'accepting', 'closed', 'other'] as const),
  ],
} as const satisfies Record<QueueName, readonly string[]>

export type RequestType = (typeof requestTypes)[QueueName][number]

const typesByKind = ['new_doctor', 'claim', 'association_new', 'association_change'] as const satisfies RequestKind[]

/** Whether a type is a kind; the others are fields. */
export function isKind(type: RequestType): type is (typeof typesByKind)[number] {
  return (typesByKind as readonly RequestType[]).includes(type)
}

/** The queue that a kind waits in; null for kinds that are decided elsewhere (merges). */
export function queueOf(kind: RequestKind): QueueName | null {
  return queueNames.find((name) => (queueRules[name].kinds as readonly RequestKind[]).includes(kind)) ?? null
}

/** Whether a request is for a profile that somebody owns to be shown to patients; other new doctors have no profile yet. */
export function isListing({ kind, targetType }: Readonly<{ kind: RequestKind; targetType: string }>): boolean {
  return kind === 'new_doctor' && targetType === 'provider'
}

/** A request waits for a reviewer in these; one that was sent back waits for its submitter. */
export const waitingStatuses = ['submitted', 'in_review'] as const
