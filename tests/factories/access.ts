import { eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { sendInvitation } from '#app/modules/association/access/commands/send-invitation.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { managedAssociation, switchAssociations } from './associations.ts'

/** The links in all messages of a template that wait to go out, by whom they are for. */
export async function linksTo(email: string, template: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.template, template))
    .orderBy(messageOutbox.id)
  return rows.flatMap(({ id, toEnc, varsEnc }) => {
    const read = (text: string, column: string) => decryptField(text, { table: 'message_outbox', column, rowId: id })
    return read(toEnc, 'to_enc') === email ? [(JSON.parse(read(varsEnc, 'vars_enc')) as { link: string }).link] : []
  })
}

type Invited = Parameters<typeof sendInvitation>[2]

/** Invites somebody as whoever manages an association does; answers the token of the link. */
export async function invite(actor: AssociationActor, overrides: Partial<Invited> = {}): Promise<string> {
  const invited = { formKey: newId(), name: '林梅', email: 'mei@example.com', role: 'admin', locale: 'en-US' } as const
  const given = { ...invited, ...overrides }
  await sendInvitation(actor, actor.associations[0]!.id, given)
  return tokenTo(given.email)
}

/** The token of the invitation to an address that opens something. */
export async function tokenTo(email: string): Promise<string> {
  const tokens = (await linksTo(email, 'association_invite')).map((link) => new URL(link).pathname.split('/').at(-2)!)
  for (const token of tokens) if ((await findActionLink(token))?.state === 'valid') return token
  throw new Error('no invitation that opens something')
}

/** A link that invites somebody to be an officer, of an association that is on. */
export async function invitationLink() {
  await switchAssociations(true)
  const { actor } = await managedAssociation()
  return { params: { token: await invite(actor, { role: 'officer' }) }, fields: { intent: 'officer' } }
}
