import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { listEdits } from '#app/modules/edits/queries/edits.server.ts'
import { setFlag } from '#app/modules/flags/commands/set-flag.server.ts'
import { flagCodes } from '#app/modules/flags/feature-flags.ts'
import { listFlags } from '#app/modules/flags/queries/flags.server.ts'
import { paths } from '#app/paths.ts'
import { flagForm } from '../forms.ts'
import { dataHead } from './data-head.server.ts'

/** The switches of the product, each with what was done to it. */
export async function loadFlagsPage(request: Request, { locale }: AdminActor) {
  const head = dataHead(request, translator(locale, 'data')('flags.title'), paths.adminFlags())
  const flags = await Promise.all(
    (await listFlags()).map(async (flag) => ({
      ...flag,
      edits: (await listEdits('feature_flags', flag.code)).map(
        ({ version, after, reason, at, firstName, lastName }) => ({
          ...{ version, reason, at, isOn: after?.isOn === true },
          by: firstName === null ? null : `${firstName} ${lastName}`,
        }),
      ),
    })),
  )
  return json({ head, flags }, { headers: privateHeaders })
}

export async function takeFlag(request: Request, actor: AdminActor) {
  const submission = parseForm(await readForm(request), flagForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { code: given, isOn, reason, version } = submission.value
  const code = flagCodes.find((each) => each === given)
  if (!code) endWithPage({ status: 400 })
  const work = setFlag(actor, { code, isOn: isOn === 'yes', reason, version }).then(() => null)
  const refusal = await orAnswered(work, { 'edits.stale': () => staleForm(submission) })
  return refusal ?? accepted(paths.adminFlags(), translator(actor.locale, 'data')(`flags.done.${isOn}`))
}
