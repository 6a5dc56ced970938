import type { ProviderActor } from '#app/core/actor.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { listSubmittedRequests } from '#app/modules/moderation/queries/submitted-requests.server.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What somebody without a profile has asked for, and what of it a profile will show when it is approved. */
export async function findPendingProfile(actor: ProviderActor) {
  const requests = (await listSubmittedRequests(actor)).filter(({ kind }) => kind === 'claim' || kind === 'new_doctor')
  const open = requests.find(({ status }) => (openStatuses as readonly string[]).includes(status))
  const { name, nameZh, phone, npi, clinicName, address } = open?.after ?? {}
  const lines = typeof address === 'object' && address !== null ? Object.values(address).map(text).filter(Boolean) : []
  return {
    requests: requests.map(({ id, kind, field, status, createdAt }) => ({ id, kind, field, status, createdAt })),
    applied: [
      [name, nameZh].map(text).filter(Boolean).join(' '),
      text(npi) && `NPI ${text(npi)}`,
      text(phone) && formatPhone(text(phone)),
      [text(clinicName), ...lines].filter(Boolean).join(', '),
    ].filter(Boolean),
  }
}
