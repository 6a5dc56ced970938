import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { SignatureData } from '../pages/signature-page.server.ts'
import { CaseFrame } from './case-frame.tsx'
import { useDays } from './case-words.tsx'
import { EnvelopeForm, PickUpForm, SignForm, VoidForm } from './signature-forms.tsx'

type Of = { page: SignatureData }

function Facts({ page }: Of) {
  const { t } = useTranslation('i693')
  const { moment } = useDays()
  const { head, signedAt, sealedAt, pickedUpAt, envelopeNumber, isEnclosed } = page
  const at = (instant: number | null, who: string | null) =>
    instant === null ? '—' : t('signature.byAt', { who: who ?? '—', at: moment(instant, head.clinic.timeZone) })
  return (
    <PanelCard id="facts" title={t('titles.signature')}>
      <dl className="pairs">
        <Pair label={t('signature.signed')}>{at(signedAt, page.signedBy)}</Pair>
        <Pair label={t('signature.enclosed')}>{isEnclosed ? (page.enclosedBy ?? '—') : '—'}</Pair>
        <Pair label={t('fields.envelopeNumber')}>
          <span className="num">{envelopeNumber ?? (isEnclosed ? t('signature.hidden') : '—')}</span>
        </Pair>
        <Pair label={t('signature.sealed')}>{at(sealedAt, page.sealedBy)}</Pair>
        <Pair label={t('signature.pickedUp')}>{at(pickedUpAt, page.pickedUpBy)}</Pair>
      </dl>
      {page.validity && (
        <p className="card__body">
          <b>{t('signature.validity')}</b> <Unbroken text={page.validity} />
        </p>
      )}
    </PanelCard>
  )
}

/** What the person is given and brings along: the code, and the QR code that scanners read. */
function Slip({ page: { slip } }: Of) {
  const { t } = useTranslation('i693')
  if (slip === null) return null
  return (
    <PanelCard id="slip" title={t('slip.title')}>
      <div className="card__body stack">
        <p>{t('slip.text')}</p>
        <p>
          <b className="num" translate="no">
            {slip.code}
          </b>
        </p>
        <p>
          <img src={slip.image} alt={t('slip.alt')} width={200} height={200} />
        </p>
        <p>
          <Button type="button" variant="line" className="noprint" hidden data-print="" icon="printer">
            {t('slip.print')}
          </Button>
        </p>
      </div>
    </PanelCard>
  )
}

/** Why there is no form where somebody may look for one. */
function Waiting({ page: { head, forms, isEnclosed, isEncloser } }: Of) {
  const { t } = useTranslation('i693')
  const key =
    head.status === 'ready_to_sign' && !forms.includes('sign')
      ? 'surgeon'
      : head.status === 'signed' && isEnclosed && isEncloser
        ? 'second'
        : head.isEditable && head.status !== 'ready_to_sign'
          ? 'notReady'
          : null
  return key && <p className="muted">{t(`signature.wait.${key}`)}</p>
}

/** Signing, the envelope with its two people, the pick-up, and voiding. */
export function SignaturePage({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  const { head, form, forms } = page
  const answerOf = (each: (typeof forms)[number]) => (each === form ? answer : undefined)
  return (
    <CaseFrame head={head} tab="signature">
      <Waiting page={page} />
      <div className="pro-columns">
        <div className="pro-column">
          <Facts page={page} />
          <Slip page={page} />
        </div>
        {forms.length > 0 && (
          <div className="pro-column noprint">
            {forms.includes('sign') && <SignForm head={head} answer={answerOf('sign')} />}
            {forms.includes('seal') && <EnvelopeForm head={head} form="seal" answer={answerOf('seal')} />}
            {forms.includes('enclose') && <EnvelopeForm head={head} form="enclose" answer={answerOf('enclose')} />}
            {forms.includes('pickUp') && <PickUpForm head={head} answer={answerOf('pickUp')} />}
            {forms.includes('void') && <VoidForm head={head} answer={answerOf('void')} />}
          </div>
        )}
      </div>
    </CaseFrame>
  )
}
