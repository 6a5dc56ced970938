import { useTranslation } from 'react-i18next'
import { Lang } from '#app/ui/lang.tsx'
import { Button } from '#app/ui/button.tsx'
import { type PostalAddress } from '../address.ts'
import type { Answer, Question } from '../confirmation.ts'

/** An address in two lines as it goes on an envelope; the parts that are not as entered are marked. */
export function AddressLines({
  address,
  changed = [],
}: {
  address: PostalAddress
  changed?: readonly (keyof PostalAddress)[]
}) {
  const part = (name: keyof PostalAddress) =>
    changed.includes(name) ? <mark>{address[name]}</mark> : <>{address[name]}</>
  return (
    <Lang as="address" lang="en" className="envelope">
      {part('line1')}
      {address.line2 && <>, {part('line2')}</>}
      <br />
      {part('city')}, {part('state')} {part('zip')}
    </Lang>
  )
}

/** The title of a question, in the words of the specification. */
export function useQuestionTitle() {
  const { t } = useTranslation('address')
  return (question: Question) => t(`question.${question}.title`)
}

type BodyProps = {
  question: Question
  entered: PostalAddress | null
  suggested: PostalAddress | null
  changed: readonly (keyof PostalAddress)[]
}

/** What a question shows. Without addresses its places stand empty, for the island to fill. */
export function QuestionBody({ question, entered, suggested, changed }: BodyProps) {
  const { t } = useTranslation('address')
  return (
    <>
      {question === 'confirm_address' && <p>{t('question.confirm_address.text')}</p>}
      {question === 'did_you_mean' && (
        <div className="opt" data-suggested="">
          {suggested && <AddressLines address={suggested} changed={changed} />}
        </div>
      )}
      <p className="muted">{t('question.entered')}</p>
      <div data-entered="">{entered && <AddressLines address={entered} />}</div>
    </>
  )
}

/** The answers as buttons; in a dialog they are the island's, on a page they send the form. */
export function QuestionAnswers({ question, inDialog }: { question: Question; inDialog: boolean }) {
  const { t } = useTranslation('address')
  const answer = (value: Answer, label: string, variant: 'primary' | 'line' | 'quiet') => (
    <Button
      type={inDialog ? 'button' : 'submit'}
      variant={variant}
      {...(inDialog ? { 'data-answer': value } : { name: 'answer', value })}
    >
      {label}
    </Button>
  )
  return (
    <>
      {question === 'did_you_mean' && answer('change', t('question.did_you_mean.yes'), 'primary')}
      {question === 'did_you_mean'
        ? answer('nochange', t('question.did_you_mean.no'), 'line')
        : answer('nochange', t('question.confirm_address.use'), 'primary')}
      {!inDialog && answer('cancel', t('question.cancel'), 'quiet')}
    </>
  )
}
