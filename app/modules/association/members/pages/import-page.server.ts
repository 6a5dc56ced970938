import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedPage } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { importMembers } from '../commands/import-members.server.ts'
import { importForm } from '../forms.ts'
import { textOfFile } from '../import-file.server.ts'
import { chosenOf } from '../queries/find-member.server.ts'
import { planImport } from '../queries/import-plan.server.ts'

/** Problems and changes that a page shows; the counts say how many there are. */
const mostShown = 200

/** The form that takes a file of members. */
export function loadImportPage(request: Request, actor: AssociationActor) {
  const title = translator(actor.locale, 'association-members')('import.title')
  const path = paths.associationImport()
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, isApproved: chosenOf(actor).isApproved }, { headers: privateHeaders })
}

async function dryRun(actor: AssociationActor, text: string, isChanged: boolean) {
  const { mark, changes, counts, problems } = await planImport(db, chosenOf(actor), text)
  return {
    ...{ text, mark, counts, isChanged, fault: null, problems: problems.slice(0, mostShown) },
    changes: changes.slice(0, mostShown).map(({ line, before, values, fields }) => ({
      ...{ line, fields, name: values.name, isNew: before === null },
    })),
  }
}

export type DryRun = Awaited<ReturnType<typeof dryRun>>
/** What the page answers: a dry run, or why the file is none. */
export type ImportAnswer = DryRun | { fault: 'noFile' | 'encoding' }

/** Shows what a file would do, and does what was shown. */
export async function takeImport(request: Request, actor: AssociationActor) {
  const { file, text: sent, mark } = await readAnswers(request, importForm)
  if (mark !== '') {
    const again = async (isChanged: boolean) => refusedPage<ImportAnswer>(await dryRun(actor, sent, isChanged), 409)
    const counts = await orAnswered(importMembers(actor, { text: sent, mark }), {
      'association.import_changed': () => again(true),
      'association.import_wrong': () => again(false),
    })
    if (counts instanceof Response) return counts
    const to = chosenOf(actor).isApproved ? paths.associationMembers() : paths.associationHome()
    return accepted(to, translator(actor.locale, 'association-members')('import.done', counts))
  }
  if (!file || file.size === 0) return refusedPage<ImportAnswer>({ fault: 'noFile' }, 400)
  const text = textOfFile(await file.arrayBuffer(), actor.locale)
  if (text === null) return refusedPage<ImportAnswer>({ fault: 'encoding' }, 400)
  return json<ImportAnswer>(await dryRun(actor, text, false), { headers: privateHeaders })
}
