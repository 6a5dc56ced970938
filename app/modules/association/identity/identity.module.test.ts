import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { dayMs } from '#app/core/calendar/durations.ts'
import * as clock from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { readLogo } from '#app/modules/uploads/read-logo.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { associationProofs } from '#drizzle/schema/association/identity.ts'
import { media } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { managedAssociation } from '#tests/factories/associations.ts'
import { insertRequest } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { pruneProofs } from './commands/prune-proofs.server.ts'
import { replaceProof } from './commands/replace-proof.server.ts'
import { removeBylaws, saveBylaws } from './commands/save-bylaws.server.ts'
import { saveLogo } from './commands/save-logo.server.ts'
import { openBylaws } from './queries/bylaws.server.ts'
import { openProof } from './queries/proofs.server.ts'

useDatabase()

const paper = (text: string) => ({ mime: 'application/pdf' as const, bytes: Buffer.from(text) })

it('a proof goes with one’s own open request only, opens for its association only, and is forgotten when nobody decides any more', async () => {
  const { actor, associationId } = await managedAssociation('owner', { status: 'pending' })
  await expect(replaceProof(actor, paper('one'))).rejects.toThrow('association.not_now')
  expect(await db.select().from(associationProofs)).toEqual([])
  const of = {
    kind: 'association_new',
    targetType: 'association',
    targetId: associationId,
    field: 'association',
  } as const
  await withTransaction((tx) => insertRequest(tx, { ...of, submitterId: actor.userId }))
  await replaceProof(actor, paper('one'))
  await replaceProof(actor, paper('two'))
  const [proof, ...rest] = await db.select().from(associationProofs)
  expect(rest).toEqual([])
  expect((await openProof(associationId, proof!.id))!.bytes.toString()).toBe('two')
  expect(await openProof('another', proof!.id)).toBeNull()
  const spy = vi.spyOn(clock, 'now').mockReturnValue(clock.now() + 91 * dayMs)
  expect(await pruneProofs()).toBe(0)
  await withTransaction((tx) => tx.update(changeRequests).set({ status: 'rejected' }))
  expect([await pruneProofs(), await pruneProofs()]).toEqual([1, 0])
  spy.mockRestore()
  expect(await readKeptFile(proof!.file)).toBeNull()
})

it('another logo and other bylaws take the place of the first, and their files go', async () => {
  const { actor, associationId } = await managedAssociation()
  const drawn = async (background: string) => {
    const logo = await readLogo(
      await sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    if ('fault' in logo) throw new Error(logo.fault)
    return logo
  }
  await saveLogo(actor, await drawn('#ff0000'))
  await saveLogo(actor, await drawn('#0000ff'))
  const columns = { bylawsFor: 'members', bylawsOn: '2026-01-15' } as const
  await expect(saveBylaws(actor, columns, null)).rejects.toThrow('association.stale')
  await saveBylaws(actor, columns, paper('first'))
  await saveBylaws(actor, columns, paper('second'))
  const rows = await db.select().from(media)
  expect(rows.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
    ...['bylaws approved', 'bylaws removed', 'logo approved', 'logo removed'],
  ])
  for (const { state, variants } of rows)
    expect((await readKeptFile(variants.original)) !== null, state).toBe(state === 'approved')
  const [{ slug } = { slug: '' }] = await db.select().from(associations).where(eq(associations.id, associationId))
  expect(await openBylaws({ slug, reader: 'everybody' })).toBeNull()
  expect((await openBylaws({ slug, reader: 'member' }))!.toString()).toBe('second')
  await removeBylaws(actor)
  expect(await openBylaws({ slug, reader: 'member' })).toBeNull()
})
