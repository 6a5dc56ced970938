import { withTransaction } from '#app/core/database/database.server.ts'
import { now } from '#app/core/clock.ts'
import { newId } from '#app/core/ids.server.ts'
import { addProof } from '#app/modules/association/identity/commands/add-proof.server.ts'
import { sealProof } from '#app/modules/association/identity/proof-file.server.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertAssociation } from '#tests/factories/associations.ts'
import { insertFacility, insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { insertPhoto } from '#tests/factories/photos.ts'
import { insertRequest } from '#tests/factories/review.ts'
import type { AdminRow } from '../administrators.ts'

type Overrides = Parameters<typeof insertRequest>[1]

/** Somebody who asks for something, about a provider and a facility of their own. */
async function ask(overrides: (ids: { providerId: string; facilityId: string }) => Overrides) {
  const request = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: newId() })
    const facilityId = await insertFacility(tx)
    const submitterId = await insertUser(tx)
    const providerId = await insertProvider(tx, { userId: submitterId, practices: [{ facilityId }] })
    return insertRequest(tx, { submitterId, ...overrides({ providerId, facilityId }) })
  })
  return { request }
}

const phone = () =>
  ask(({ facilityId }) => ({ targetId: facilityId, before: { phone: null }, after: { phone: '+12125550177' } }))
const decided = () =>
  ask(({ facilityId }) => ({
    ...{ targetId: facilityId, before: { phone: null }, after: { phone: '+12125550177' } },
    ...{ status: 'rejected', decidedAt: now(), reasonCode: 'duplicate' },
  }))
const bio = { 'zh-Hans': '看成人内科，欢迎。', 'zh-Hant': '看成人內科，歡迎。', 'en-US': 'I treat adults here.' }
const description = () =>
  ask(({ providerId: targetId }) => ({
    ...{ kind: 'description', targetType: 'provider', targetId, field: 'bio', before: { bio: null }, after: { bio } },
  }))
const claim = () =>
  ask(({ providerId: targetId }) => ({
    ...{ kind: 'claim', targetType: 'provider', targetId, field: 'owner' },
    after: { npi: '1234567893', name: 'Lily Chen', evidence: '请打前台' },
  }))

async function photo() {
  const made = { providerId: '' }
  const { request } = await ask(({ providerId }) => {
    made.providerId = providerId
    return { kind: 'image', targetType: 'provider', targetId: providerId, field: 'photo', after: { photoId: '' } }
  })
  const { id } = await insertPhoto({ providerId: made.providerId, state: 'pending' })
  const again = await withTransaction((tx) =>
    insertRequest(tx, {
      ...{ kind: 'image', targetType: 'provider', targetId: made.providerId, field: 'photo' },
      ...{ before: { photoId: null }, after: { photoId: id }, reopenedFromId: request },
    }),
  )
  return { request: again }
}

const newAssociation = async () => {
  const targetId = await withTransaction((tx) => insertAssociation(tx, { status: 'pending' }))
  return ask(() => ({ kind: 'association_new', targetType: 'association', targetId, field: 'association' }))
}

const sentProof = async () => {
  const proof = await sealProof({ mime: 'application/pdf', bytes: Buffer.from('%PDF-1.4 %%EOF') })
  const targetId = await withTransaction(async (tx) => {
    const id = await insertAssociation(tx, { status: 'pending' })
    await addProof(tx, id, proof)
    return id
  })
  const of = { kind: 'association_new', targetType: 'association', targetId, field: 'association' } as const
  return ask(() => ({ ...of, after: { proofId: proof.id } }))
}

const queues = [
  ['/admin/new-doctor-requests', 'doctor.approve', claim],
  ['/admin/desc-requests', 'description.review', description],
  ['/admin/image-request', 'image.review', photo],
  ['/admin/update-request-management', 'update.review', phone],
  ['/admin/associations/requests', 'association.review', newAssociation],
] as const

export const rows: AdminRow[] = [
  {
    path: '/admin/credentials/:provider',
    method: 'GET',
    permission: 'doctor.read',
    make: async () => ({ provider: await withTransaction((tx) => insertProvider(tx)) }),
  },
  {
    path: '/admin/credentials/:provider',
    method: 'POST',
    permission: 'doctor.edit',
    make: async () => ({ provider: await withTransaction((tx) => insertProvider(tx)) }),
    fields: () => ({ intent: 'designate', source: 'USCIS', version: '1' }),
  },
  ...(['GET', 'POST'] as const).map((method) => ({
    ...{ path: '/admin/credentials/:provider/suspension', method, permission: 'doctor.edit' as const },
    make: async () => ({ provider: await withTransaction((tx) => insertProvider(tx)) }),
    fields: () => ({ step: 'suspend', version: '0', reason: 'the license has lapsed' }),
  })),
  { path: '/admin/associations', method: 'GET', permission: 'association.suspend' },
  {
    ...{ path: '/admin/associations', method: 'POST', permission: 'association.suspend' },
    fields: () => ({ association: 'nobody', step: 'suspend' }),
  },
  ...queues.flatMap(([path, permission, make]): AdminRow[] => [
    { path, method: 'GET', permission },
    { path, method: 'POST', permission, fields: () => ({ decision: 'reject', reason: 'duplicate' }) },
    { path: `${path}/:request`, method: 'GET', permission, make },
    { path: `${path}/:request`, method: 'POST', permission, make, fields: () => ({ intent: 'claim' }) },
  ]),
  {
    ...{ path: '/admin/associations/requests/:request/proof', method: 'GET', permission: 'association.review' },
    make: sentProof,
  },
  { path: '/admin/image-request/:request/photo', method: 'GET', permission: 'image.review', make: photo },
  {
    ...{ path: '/admin/review-export/:queue', method: 'GET', permission: 'update.review' },
    make: () => Promise.resolve({ queue: 'updates' }),
  },
  { path: '/admin/reviewed-requests', method: 'GET', permission: 'doctor.read' },
  { path: '/admin/reviewed-requests/:request', method: 'GET', permission: 'doctor.read', make: decided },
  {
    ...{ path: '/admin/reviewed-requests/:request', method: 'POST', permission: 'update.review', make: decided },
    fields: () => ({ intent: 'reopen' }),
  },
]
