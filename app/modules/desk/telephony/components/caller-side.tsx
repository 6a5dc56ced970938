import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { CallData } from '../pages/call-page.server.ts'
import { SpokenLines } from './phone-words.tsx'

type Caller = NonNullable<CallData['caller']>
type ActProps = { action: string; turn: number; act: string; pressed?: string; children: string }

/** One thing that the caller does, at a press. */
function Act({ action, turn, act, pressed, children }: ActProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="turn" value={turn} />
      <input type="hidden" name="act" value={act} />
      {pressed !== undefined && <input type="hidden" name="key" value={pressed} />}
      <Button variant="line">{children}</Button>
    </form>
  )
}

type CallerSideProps = { callId: string; caller: Caller; answer: FormAnswer | undefined }

/** The other side of a simulated call: what its caller hears, and what they do. */
export function CallerSide({ callId, caller, answer }: CallerSideProps) {
  const { t } = useTranslation('telephony')
  const message = useProblem('telephony')
  const action = useHref(paths.callerSide(callId))
  const { turn, say, then, presses } = caller
  const field = fieldsOf('caller', answer?.submission, { text: '' })
  return (
    <PanelCard id="caller" title={t('simulator.callerSide')}>
      <div className="card__body stack">
        <p className="muted">{t(`simulator.hears.${then ?? 'desk'}`)}</p>
        <SpokenLines say={say} />
        <div className="row">
          {presses.map((press) => {
            if (press === '-')
              return (
                <Act key={press} action={action} turn={turn} act="silence">
                  {t('test.silence')}
                </Act>
              )
            if (press === 'x')
              return (
                <Act key={press} action={action} turn={turn} act="unanswered">
                  {t('test.unanswered')}
                </Act>
              )
            return (
              <Act key={press} action={action} turn={turn} act="key" pressed={press}>
                {press}
              </Act>
            )
          })}
          <Act action={action} turn={turn} act="hang_up">
            {t('simulator.hangUp')}
          </Act>
        </div>
        {then === 'record' && (
          <form method="post" action={action} className="stack" noValidate>
            <input type="hidden" name="turn" value={turn} />
            <input type="hidden" name="act" value="message" />
            <FormField field={field('text')} label={t('simulator.message')} hint={t('hints.message')} message={message}>
              {(control) => <TextArea {...control} rows={3} />}
            </FormField>
            <p>
              <Button variant="line">{t('simulator.leave')}</Button>
            </p>
          </form>
        )}
      </div>
    </PanelCard>
  )
}
