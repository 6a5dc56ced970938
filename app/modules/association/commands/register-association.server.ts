import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { sendEmailVerification, tellKnownOwner } from '#app/modules/accounts/commands/greet-registrant.server.ts'
import { openUser } from '#app/modules/accounts/commands/open-user.server.ts'
import { hashPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { findUserByName } from '#app/modules/accounts/queries/find-user.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { dropKeptFile } from '#app/modules/uploads/file-store.server.ts'
import type { PaperFile } from '#app/modules/uploads/read-document.server.ts'
import { paths } from '#app/paths.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { addProof } from '../identity/commands/add-proof.server.ts'
import { type SealedProof, sealProof } from '../identity/proof-file.server.ts'
import { freeSlug } from '../queries/free-slug.server.ts'
import type { SignupAnswers } from '../signup-form.ts'

/** Inserts it at a free address, at the next where somebody has taken that one at the same moment. */
async function insertNamed(tx: Transaction, values: Omit<typeof associations.$inferInsert, 'slug'>): Promise<void> {
  const slug = await freeSlug(tx, values.name['en-US'])
  const inserted = await tx
    .insert(associations)
    .values({ ...values, slug })
    .onConflictDoNothing({ target: associations.slug })
    .returning({ id: associations.id })
  if (inserted.length === 0) await insertNamed(tx, values)
}

async function insertPending(tx: Transaction, answers: SignupAnswers, userId: string): Promise<string> {
  const { name, kind, person, phone } = answers
  const [id, at] = [newId(), now()]
  const times = { version: 1, createdAt: at, updatedAt: at }
  await insertNamed(tx, {
    ...{ id, name, kind, status: 'pending', about: { 'zh-Hans': '', 'zh-Hant': '', 'en-US': '' } },
    ...{ contactEmail: person.email, contactPhone: phone, joinRule: 'approve', duesCents: 0, isDemo: false, ...times },
  })
  await tx.insert(associationMembers).values({
    ...{ id: newId(), associationId: id, userId, name: `${person.firstName} ${person.lastName}`, email: person.email },
    ...{ role: 'owner', status: 'active', isPublic: false, ...times },
  })
  return id
}

type Registration = Readonly<{
  answers: SignupAnswers
  passwordHash: string
  proof: SealedProof | null
  locale: Locale
}>

/** @returns whether it was registered; else nothing names the proof. */
async function register(tx: Transaction, { answers, passwordHash, proof, locale }: Registration): Promise<boolean> {
  const { person, phone, evidence, name, kind } = answers
  const { password: _, ...named } = person
  const known = await findUserByName(person.email, tx)
  if (known) {
    await tellKnownOwner(tx, known, locale, paths.associationLogin())
    return false
  }
  const user = { ...named, passwordHash, nameZh: null, phone, locale }
  const userId = await openUser(tx, user, 'pending_verification', 'association')
  // The same form at the same moment was faster, and its message is on the way.
  if (userId === null) return false
  const targetId = await insertPending(tx, answers, userId)
  if (proof) await addProof(tx, targetId, proof)
  await sendEmailVerification(tx, { id: userId, email: person.email }, locale)
  await recordAudit(tx, {
    actor: { type: 'anonymous' },
    action: 'accounts.user_create',
    subject: { type: 'user', id: userId },
  })
  await submitChange(tx, {
    ...{ kind: 'association_new', targetType: 'association', targetId, field: 'association' },
    submitter: { userId },
    locale,
    before: {},
    after: {
      ...{ nameHans: name['zh-Hans'], nameHant: name['zh-Hant'], nameEn: name['en-US'] },
      ...{ associationKind: kind, evidence, email: person.email, phone, ...(proof && { proofId: proof.id }) },
    },
  })
  return true
}

/**
 * Registers an association that waits for a reviewer, with the account of its owner, and sends the link that checks the e-mail address,
 * all in one transaction. Where the address has an account its owner gets a message and nothing else is written; the answer and the time
 * are the same. The file of a proof is written before, and taken away when nothing came of it.
 */
export async function registerAssociation(
  answers: SignupAnswers,
  paper: PaperFile | null,
  locale: Locale,
): Promise<void> {
  const passwordHash = await hashPassword(answers.person.password)
  const proof = paper && (await sealProof(paper))
  let isRegistered = false
  try {
    isRegistered = await withTransaction((tx) => register(tx, { answers, passwordHash, proof, locale }))
  } finally {
    if (proof && !isRegistered) await dropKeptFile(proof.file)
  }
}
