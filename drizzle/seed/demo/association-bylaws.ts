import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { writeKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { media } from '#drizzle/schema/directory.ts'

/** Which associations of the demo have bylaws, for whom, and of which day. */
const demoBylaws = {
  'example-chinese-physicians': { bylawsFor: 'everybody', bylawsOn: '2025-03-16' },
  'example-hometown': { bylawsFor: 'members', bylawsOn: '2024-10-06' },
} as const

const articles = [
  'Fictional bylaws for a demonstration.',
  'Article 1. The association serves the health of its community in New York.',
  'Article 2. Members are admitted as the board decides and pay dues once a year.',
  'Article 3. The members elect a president, a secretary, and a treasurer for two years.',
  'Article 4. A general meeting is held each spring. One half of the members is a quorum.',
  'Article 5. Bylaws are changed by two thirds of the votes.',
]

/** A page of plain lines as a PDF. */
function pdfOf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  const stream = `BT /F1 12 Tf 24 TL 56 720 Td\n${escaped}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

/** Gives an association of the demo bylaws that never had any; whoever has taken theirs away keeps none. */
export async function keepDemoBylaws(): Promise<void> {
  const rows = await db.select().from(associations).where(eq(associations.isDemo, true))
  for (const { id, slug, name } of rows) {
    const own = and(eq(media.ownerType, 'association'), eq(media.ownerId, id), eq(media.kind, 'bylaws'))
    const [known] = await db.select({ id: media.id }).from(media).where(own).limit(1)
    const columns = Object.hasOwn(demoBylaws, slug) ? demoBylaws[slug as keyof typeof demoBylaws] : null
    if (!columns || known) continue
    const bytes = pdfOf([name['en-US'], ...articles])
    const original = `${randomBytes(16).toString('hex')}.pdf`
    await writeKeptFile(original, bytes)
    const file = { mime: 'application/pdf', bytes: bytes.length, variants: { original } }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await withTransaction(async (tx) => {
      const owner = { ownerType: 'association', ownerId: id, kind: 'bylaws', alt: name }
      await tx.insert(media).values({ id: newId(), ...owner, ...file, sha256, state: 'approved', createdAt: now() })
      await tx.update(associations).set(columns).where(eq(associations.id, id))
    })
  }
}
