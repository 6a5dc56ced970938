import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { paths } from '#app/paths.ts'
import { mergeTwo } from '../commands/merge-two.server.ts'
import { choiceName, mergeForm } from '../forms.ts'
import { fieldsOf } from '../merge-rules.ts'
import { compareFields } from '../queries/compared-fields.server.ts'
import { findSubject } from '../queries/find-subjects.server.ts'
import { planMerge } from '../queries/merge-plan.server.ts'
import { kindIn, mergingHead } from './merging-head.server.ts'
import { areVisitsOpen } from './visits-open.ts'

type Named = Readonly<{ kind?: string | undefined; kept?: string | undefined; gone?: string | undefined }>

const pairIn = ({ kind, kept = '', gone = '' }: Named) => ({ kind: kindIn(kind), keptId: kept, goneId: gone })

/** Two side by side: the fields in which they differ, what would move, what stands against it. A fresh code comes before it. */
export async function loadPairPage(request: Request, actor: AdminActor, named: Named) {
  const { locale } = actor
  const pair = pairIn(named)
  const { kept, gone, conflicts, counts } = await orRefused(planMerge(db, { ...pair, fields: [] }))
  steppedUp(request, actor)
  const one = (await findSubject(pair.kind, pair.keptId, locale)) ?? notFound()
  const other = (await findSubject(pair.kind, pair.goneId, locale)) ?? notFound()
  const title = translator(locale, 'merging')('pair.title', { gone: other.name, kept: one.name })
  const path = paths.adminMergePair(pair.kind, pair.keptId, pair.goneId)
  return json(
    {
      ...{ head: mergingHead(request, title, path), kind: pair.kind, kept: one, gone: other, conflicts, counts },
      areVisitsOpen: areVisitsOpen(actor),
      fields: await compareFields(pair.kind, kept, gone, locale),
      versions: { kept: Number(kept.version), gone: Number(gone.version) },
    },
    { headers: privateHeaders },
  )
}

/** Takes the form of two that become one. */
export async function takePair(request: Request, actor: AdminActor, named: Named) {
  const pair = pairIn(named)
  await orRefused(planMerge(db, { ...pair, fields: [] }))
  steppedUp(request, actor)
  const body = await readForm(request, fieldsOf(pair.kind).length + 10)
  const submission = parseForm(body, mergeForm(pair.kind))
  if (submission.status !== 'success') return refusedForm(submission)
  const { keptVersion, goneVersion, reason, ...choices } = submission.value
  const taken = choices as Readonly<Record<string, unknown>>
  const fields = fieldsOf(pair.kind).filter((field) => taken[choiceName(field)] === 'gone')
  const versions = { kept: keptVersion, gone: goneVersion }
  const done = await orAnswered(mergeTwo(actor, { ...pair, fields, reason, versions }), {
    'merging.changed': () => staleForm(submission),
    // The page names anew what stands against it.
    'merging.refused': () => staleForm(submission),
  })
  if (typeof done !== 'string') return done
  return accepted(paths.adminMerge(done), translator(actor.locale, 'merging')('done.merged'))
}
