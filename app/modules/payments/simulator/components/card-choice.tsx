import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { CardAnswer } from '../pages/simulated-page.server.ts'
import { inFours, numberOf, testCards, testCode } from '../test-cards.ts'

/** Says above everything else that nothing here is real. */
export function SimulatedNotice() {
  const { t } = useTranslation('payments')
  return (
    <Banner tone="warning">
      <p>
        <b>{t('simulated.notice')}</b> {t('simulated.noticeText')}
      </p>
    </Banner>
  )
}

/** The cards of the simulator, each with its number and what it does. */
export function CardChoice({ answer }: { answer: CardAnswer | undefined }) {
  const { t } = useTranslation('payments')
  const problem = answer?.problem
  const text = problem && t(`simulated.problems.${problem}`)
  return (
    <>
      <ErrorSummary items={text ? [{ id: 'card-0', message: text }] : []} />
      <Fieldset id="card" legend={t('simulated.card')} error={text ?? undefined}>
        <RadioCards
          name="card"
          defaultValue={answer?.card ?? undefined}
          options={testCards.map(({ number, does }) => ({
            value: does,
            label: inFours(number),
            help: t(`simulated.does.${does}`),
          }))}
        />
      </Fieldset>
    </>
  )
}

/** The second factor that a card asked for. */
export function CodeField({ answer: { card, problem } }: { answer: CardAnswer }) {
  const { t } = useTranslation('payments')
  const text = problem && t(`simulated.problems.${problem}`)
  return (
    <>
      <ErrorSummary items={text ? [{ id: 'code', message: text }] : []} />
      <input type="hidden" name="card" value={card!} />
      <input type="hidden" name="step" value="code" />
      <p>{t('simulated.codeLead', { number: inFours(numberOf(card!)) })}</p>
      <Field
        id="code"
        label={t('simulated.code')}
        hint={t('simulated.codeHint', { code: testCode })}
        error={text ?? undefined}
      >
        {(control) => (
          <TextInput {...control} name="code" width="12" numeric inputMode="numeric" autoComplete="one-time-code" />
        )}
      </Field>
    </>
  )
}
