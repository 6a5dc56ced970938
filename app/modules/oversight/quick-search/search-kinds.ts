import type { Permission } from '#app/modules/accounts/admin-permissions.ts'

/** What the one box of `/admin` finds, and which permission each kind needs: others are not even asked. */
export const searchKinds = {
  doctors: 'doctor.read',
  facilities: 'doctor.read',
  accounts: 'user.unlock',
  visits: 'appointment.read_masked',
  tickets: 'ticket.read',
  payments: 'payment.read',
  memberships: 'membership.read',
  requests: 'doctor.read',
} as const satisfies Record<string, Permission>

export type SearchKind = keyof typeof searchKinds

/** A hit: what it is called, what tells it from others, where it is seen. */
export type Hit = Readonly<{ id: string; name: string; second: string | null; path: string }>

export type Found = Readonly<{ kind: SearchKind; hits: readonly Hit[] }>

/** What was typed, as it is looked for; null for nothing. */
export function searchText(given: string): string | null {
  const text = given.normalize('NFKC').replaceAll('\0', '').trim().replaceAll(/\s+/g, ' ').slice(0, 100)
  return [...text].length < 2 ? null : text
}
