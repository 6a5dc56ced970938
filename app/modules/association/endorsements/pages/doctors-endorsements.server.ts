import { z } from 'zod'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { hidden } from '#app/core/form/form.ts'
import { answersIn, type FormBody } from '#app/core/form/form-body.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { answerEndorsement, type EndorsementAnswer } from '../commands/answer-endorsement.server.ts'
import { listEndorsementsOf } from '../queries/doctors-endorsements.server.ts'

const answerForm = z.object({ endorsement: hidden(64) })

const answers = {
  'endorsement-accept': 'accept',
  'endorsement-decline': 'decline',
  'endorsement-hide': 'hide',
  'endorsement-show': 'show',
} as const satisfies Record<string, EndorsementAnswer>

/** What associations say of the doctor who is signed in; null for who owns no profile. */
export async function loadDoctorsEndorsements({ providerId }: ProviderActor, locale: Locale) {
  return providerId === null ? null : listEndorsementsOf(providerId, locale)
}

export type DoctorsEndorsementsData = Awaited<ReturnType<typeof loadDoctorsEndorsements>>

/** Which answer a button means; null for any other button. */
export const endorsementAnswerIn = (intent: string): EndorsementAnswer | null =>
  Object.hasOwn(answers, intent) ? answers[intent as keyof typeof answers] : null

/** Only the account that owns the profile agrees or declines: a member's link is sent to wherever the association says. */
export async function submitEndorsementAnswer(
  { userId, providerId }: ProviderActor,
  body: FormBody,
  { answer, locale }: Readonly<{ answer: EndorsementAnswer; locale: Locale }>,
): Promise<Response> {
  if (providerId === null) endWithPage({ status: 404 })
  const { endorsement } = answersIn(body, answerForm)
  const to = paths.ownAssociations()
  const told = (code: ErrorCode & `association.${string}`) => () =>
    toasted(to, { tone: 'warning', text: translator(locale, 'errors')(code) })
  const done = await orAnswered(
    answerEndorsement({ providerId, actor: { type: 'user', id: userId } }, endorsement, answer),
    {
      'association.endorsement_over': told('association.endorsement_over'),
      'association.self_endorsed': told('association.self_endorsed'),
    },
  )
  if (done instanceof Response) return done
  return accepted(to, translator(locale, 'association-endorsements')(`own.done.${answer}`))
}
