import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { longestPaper, readPaper, readPdfFile } from '#app/modules/uploads/read-document.server.ts'
import { readLogo } from '#app/modules/uploads/read-logo.server.ts'
import { paths } from '#app/paths.ts'
import { replaceProof } from '../commands/replace-proof.server.ts'
import { removeBylaws, saveBylaws } from '../commands/save-bylaws.server.ts'
import { removeLogo, saveLogo } from '../commands/save-logo.server.ts'
import { bylawsForm, logoForm, proofForm } from '../forms.ts'

type Submission = Parameters<typeof refusedForm>[0]

const isOther = ({ associations: [chosen] }: AssociationActor, shown: string) => chosen?.id !== shown
const otherChosen = (submission: Submission) => refusedForm(submission, { association: ['errors.otherChosen'] }, 409)

/** Null while somebody may send another file; each takes the processor for a moment. */
async function tooMany(actor: AssociationActor, submission: Submission, field: string) {
  const limit = await takeToken('photo', actor.userId)
  return limit.allowed
    ? null
    : refusedForm(submission, { [field]: ['errors.file.tooMany'] }, 429, limit.retryAfterSeconds)
}

/** Takes another proof for the request that waits. */
export async function takeProof(actor: AssociationActor, body: FormBody): Promise<Response> {
  const submission = parseForm(body, proofForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association, proof } = submission.value
  if (isOther(actor, association)) return otherChosen(submission)
  const refuse = (fault: string) => refusedForm(submission, { proof: [`errors.file.${fault}`] })
  if (!proof) return refuse('missing')
  const refusal = await tooMany(actor, submission, 'proof')
  if (refusal) return refusal
  const paper = await readPaper(proof)
  if ('fault' in paper) return refuse(paper.fault)
  const text = translator(actor.locale, 'errors')('association.not_now')
  const done = await orAnswered(replaceProof(actor, paper), {
    'association.not_now': () => toasted(paths.associationHome(), { tone: 'warning', text }),
  })
  if (done instanceof Response) return done
  return accepted(paths.associationHome(), translator(actor.locale, 'association-identity')('proof.done'))
}

/** Takes another logo, or takes it away. `onward` is where the step after it is. */
export async function takeLogo(actor: AssociationActor, body: FormBody, onward: string): Promise<Response> {
  const submission = parseForm(body, logoForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association, logo: file, remove } = submission.value
  const t = translator(actor.locale, 'association-identity')
  if (isOther(actor, association)) return otherChosen(submission)
  if (remove !== undefined) {
    await removeLogo(actor)
    return accepted(paths.associationOnboarding({ step: 'logo' }), t('logo.removed'))
  }
  const refuse = (fault: string) => refusedForm(submission, { logo: [`errors.logo.${fault}`] })
  if (!file) return refuse('missing')
  if (file.size > longestPaper) return refuse('heavy')
  const refusal = await tooMany(actor, submission, 'logo')
  if (refusal) return refusal
  const logo = await readLogo(new Uint8Array(await file.arrayBuffer()))
  if ('fault' in logo) return refuse(logo.fault)
  await saveLogo(actor, logo)
  return accepted(onward, t('logo.done'))
}

/** Takes the bylaws, with a file or without, or takes them away. */
export async function takeBylaws(actor: AssociationActor, body: FormBody, onward: string): Promise<Response> {
  const submission = parseForm(body, bylawsForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association, bylaws: file, isRemoval, columns } = submission.value
  const t = translator(actor.locale, 'association-identity')
  if (isOther(actor, association)) return otherChosen(submission)
  if (isRemoval) {
    await removeBylaws(actor)
    return accepted(paths.associationOnboarding({ step: 'bylaws' }), t('bylaws.removed'))
  }
  const refuse = (fault: string) => refusedForm(submission, { bylaws: [`errors.file.${fault}`] })
  const paper = file && (await readPdfFile(file))
  if (paper && 'fault' in paper) return refuse(paper.fault === 'kind' ? 'pdf' : paper.fault)
  const done = await orAnswered(saveBylaws(actor, columns, paper), {
    'association.stale': () => refuse('missing'),
  })
  return done instanceof Response ? done : accepted(onward, t('bylaws.done'))
}
