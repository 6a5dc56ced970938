import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { decimalOf } from '#app/modules/payments/lines.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { correctPending } from '../changes/commands/correct-pending.server.ts'
import { identityOf } from '../changes/identity-values.ts'
import { saveAssociation } from '../commands/save-association.server.ts'
import { identityForm, stepForms } from '../forms.ts'
import { newId } from '#app/core/ids.server.ts'
import { takesPeople } from '../access/access-status.ts'
import { inviteByForm } from '../access/pages/invite-form.server.ts'
import { takeBylaws, takeLogo, takeProof } from '../identity/pages/take-file.server.ts'
import { type Association, type OnboardingStep, stepAfter, stepOf, stepsOf } from '../onboarding-steps.ts'
import { readOnboardingFacts } from '../queries/onboarding-facts.server.ts'
import { readChosen } from '../queries/own-associations.server.ts'

const askedStep = (request: Request) => stepOf(new URL(request.url).searchParams.get('step'))

/** What is kept, as the fields of the forms say it. */
function typedOf(association: Association) {
  const { about, contactEmail, contactPhone, website, address, joinRule, duesCents } = association
  const { associationKind: kind, ...names } = identityOf(association)
  return {
    ...{ ...names, kind },
    ...{ aboutHans: about['zh-Hans'], aboutHant: about['zh-Hant'], aboutEn: about['en-US'] },
    ...{ email: contactEmail ?? '', phone: contactPhone ?? '', website: website ?? '', address: address ?? '' },
    ...{ joinRule, dues: decimalOf(duesCents) },
  }
}

/** Where a step leads on to: the next, from the last one the first page of the management. */
function onwardOf(step: OnboardingStep, steps: ReturnType<typeof stepsOf>): string {
  const next = stepAfter(step, steps)
  return next ? paths.associationOnboarding({ step: next }) : paths.associationHome()
}

export async function loadOnboarding(request: Request, actor: AssociationActor) {
  const step = askedStep(request)
  const chosen = await readChosen(actor)
  const { facts, proof, logo, bylaws, people, invited } = await readOnboardingFacts(actor, chosen)
  // Once it is decided, another name is asked for in the settings.
  if (step === 'identity' && facts.hasProof === null)
    throw redirect(paths.associationSettings({ form: 'identity' }), { headers: privateHeaders })
  const steps = stepsOf(facts)
  const t = translator(actor.locale, 'association')
  const title = t('onboarding.pageTitle', { step: t(`steps.${step}`) })
  const path = paths.associationOnboarding({ step })
  const data = {
    head: requestHead(request, { title, description: title, path, isIndexable: false }),
    step,
    name: chosen.name[actor.locale],
    isApproved: chosen.status === 'approved',
    isReviewed: facts.hasProof !== null,
    ...{ association: chosen.id, version: chosen.version },
    typed: typedOf(chosen),
    ...{ bylaws, members: facts.members, categories: chosen.categories ?? [] },
    ...{ steps, proof, logo },
    officers: {
      ...{ formKey: newId(), locale: actor.locale, isOpen: takesPeople(chosen.status) },
      people: people.map(({ id, name, role }) => ({ id, name, role })),
      invited: invited.map(({ id, name, role, expiresAt }) => ({ id, name, role, expiresAt })),
    },
    isOwner: actor.associations[0]?.role === 'owner',
    onward: onwardOf(step, steps),
  }
  return json(data, { headers: privateHeaders })
}

export type OnboardingData = Awaited<ReturnType<Awaited<ReturnType<typeof loadOnboarding>>['json']>>

type Kept = Readonly<{ body: FormBody; onward: string }>

const refusalsOf = (submission: Parameters<typeof refusedForm>[0]) => ({
  'association.stale': () => staleForm(submission),
  'association.other_chosen': () => refusedForm(submission, { association: ['errors.otherChosen'] }, 409),
})

async function saveWritten(actor: AssociationActor, step: keyof typeof stepForms, { body, onward }: Kept) {
  const submission = parseForm(body, stepForms[step])
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, version: seen, columns } = submission.value
  const saved = await orAnswered(saveAssociation(actor, { shown, seen, columns }), refusalsOf(submission))
  if (saved instanceof Response) return saved
  return accepted(onward, translator(actor.locale, 'association')('onboarding.saved'))
}

/** Name and kind go to the reviewers anew. */
async function saveIdentity(actor: AssociationActor, { body, onward }: Kept) {
  const submission = parseForm(body, identityForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, version: seen, columns } = submission.value
  const isNew = await orAnswered(correctPending(actor, { shown, seen, identity: columns }), refusalsOf(submission))
  if (isNew instanceof Response) return isNew
  return accepted(onward, translator(actor.locale, 'association')(isNew ? 'home.answered' : 'onboarding.saved'))
}

/** Keeps one step and goes on to the next. */
export async function submitOnboarding(request: Request, actor: AssociationActor) {
  const step = askedStep(request)
  const body = await readForm(request)
  const { facts } = await readOnboardingFacts(actor, await readChosen(actor))
  const onward = onwardOf(step, stepsOf(facts))
  if (step === 'identity') return saveIdentity(actor, { body, onward })
  if (step === 'proof') return takeProof(actor, body)
  if (step === 'logo') return takeLogo(actor, body, onward)
  if (step === 'bylaws') return takeBylaws(actor, body, onward)
  if (step === 'officers') return inviteByForm(actor, body, paths.associationOnboarding({ step }))
  // The file of members has a form of its own.
  return step === 'members' ? accepted(onward) : saveWritten(actor, step, { body, onward })
}
