import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatMoney } from '#app/core/format/format.ts'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { type DeskStep, needsReason } from '../case-steps.ts'
import type { CaseData } from '../pages/case-page.server.ts'
import { CaseFrame } from './case-frame.tsx'
import { useDays } from './case-words.tsx'

type Of = { page: CaseData }

function Facts({ page: { head, person, priceCents, locale, replacesId } }: Of) {
  const { t } = useTranslation('i693')
  const { day } = useDays()
  const own = useLocale()
  return (
    <PanelCard
      id="facts"
      title={t('titles.person')}
      note={head.isEditable && <Link to={paths.i693Person(head.id)}>{t('edit')}</Link>}
    >
      <dl className="pairs">
        <Pair label={t('fields.birthDate')}>{day(person.birthDate)}</Pair>
        <Pair label={t('fields.sex')}>{t(`sex.${person.sex}`)}</Pair>
        <Pair label={t('fields.phone')}>{person.phone ? <PhoneLink number={person.phone} /> : '—'}</Pair>
        <Pair label={t('fields.locale')}>{t(`locale.${locale as 'zh-Hans'}`)}</Pair>
        <Pair label={t('fields.aNumber')}>
          <span className="num">{person.aNumber ?? '—'}</span>
        </Pair>
        <Pair label={t('fields.surgeon')}>{head.surgeon ?? '—'}</Pair>
        <Pair label={t('fields.price')}>{priceCents === null ? '—' : formatMoney(priceCents, own)}</Pair>
        {replacesId && (
          <Pair label={t('replaces')}>
            <Link to={paths.i693Case(replacesId)}>{t('replacesLink')}</Link>
          </Pair>
        )}
      </dl>
    </PanelCard>
  )
}

function Missing({ page: { head, words } }: Of) {
  const { t } = useTranslation('i693')
  const { id, missing, isComplete } = head
  return (
    <PanelCard
      id="missing"
      title={t('missing.title')}
      note={<Link to={paths.i693Missing(id)}>{t('missing.print')}</Link>}
    >
      {isComplete ? (
        <p className="card__body">{t('missing.none')}</p>
      ) : (
        <ul className="card__body stack">
          {missing.pregnancy && (
            <li>
              <Link to={paths.i693Vaccines(id)}>{t('missing.pregnancy')}</Link>
            </li>
          )}
          {missing.vaccines.map((code) => (
            <li key={code}>
              <Link to={paths.i693Vaccine(id, code)}>{words[code]?.name ?? code}</Link>
            </li>
          ))}
          {missing.tests.map(({ kind, gap }) => (
            <li key={kind}>
              <Link to={paths.i693Test(id, kind)}>{t(`tests.kinds.${kind}`)}</Link>{' '}
              <span className="muted">{t(`tests.gaps.${gap}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </PanelCard>
  )
}

type StepProps = { head: CaseData['head']; step: DeskStep; answer: FormAnswer | undefined }

/** A step as a button, with a reason where one is asked for. */
function Step({ head, step, answer }: StepProps) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const field = fieldsOf(`step-${step}`, answer?.submission, {})
  const action = useHref(paths.i693Case(head.id, { step }))
  const asks = needsReason(step)
  return (
    <form method="post" action={action} className="stack" noValidate>
      <input type="hidden" name="version" value={head.version} />
      {asks && (
        <>
          <ErrorSummary items={errorItems([field('reason')], message)} id={`errors-${step}`} />
          <FormField field={field('reason')} label={t(`reasons.${step as 'close'}`)} message={message}>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
        </>
      )}
      <p>
        <Button variant={asks ? 'line' : 'primary'}>{t(`steps.${step}`)}</Button>
      </p>
    </form>
  )
}

function Steps({ page: { head, steps, step }, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const isToSign = head.status === 'ready_to_sign' || head.status === 'signed' || head.status === 'sealed'
  if (steps.length === 0 && !isToSign) return null
  return (
    <PanelCard id="steps" title={t('steps.title')}>
      <div className="card__body stack">
        {isToSign && (
          <p>
            <Link to={paths.i693Signature(head.id)}>{t('steps.signature')}</Link>
          </p>
        )}
        {steps.map((each) => (
          <Step key={each} head={head} step={each} answer={each === step ? answer : undefined} />
        ))}
      </div>
    </PanelCard>
  )
}

/** The first page of a case: who it is about, what is missing, what can be done next. */
export function CasePage({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  return (
    <CaseFrame head={page.head} tab="case">
      <div className="pro-columns">
        <div className="pro-column">
          <Facts page={page} />
          {page.head.isEditable && <Missing page={page} />}
        </div>
        <div className="pro-column">
          <Steps page={page} answer={answer} />
        </div>
      </div>
    </CaseFrame>
  )
}
