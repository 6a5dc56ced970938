import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { formatList } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { problemWords, rejectionWords, statusWords } from '../check-words.ts'
import { isRejectionCode } from '../codes.ts'
import type { CheckData } from '../pages/check-page.server.ts'
import { GatewayNotice } from './gateway-notice.tsx'
import { StateTag } from './state-tag.tsx'
import { SummaryPanel } from './summary-panel.tsx'

type Of = { page: CheckData }

function Asked({ page: { asked, visitId } }: Of) {
  const { t } = useTranslation('eligibility')
  const locale = useLocale()
  const { patient, birthDay, subscriber, memberId, payer, serviceDay, services, doctor } = asked
  return (
    <dl className="pairs card__body">
      <Pair label={t('columns.patient')}>{patient ?? t('columns.unreadable')}</Pair>
      {birthDay && <Pair label={t('fields.birthDate')}>{birthDay}</Pair>}
      {subscriber && <Pair label={t('people.subscriber')}>{subscriber}</Pair>}
      {memberId && <Pair label={t('fields.memberId')}>{memberId}</Pair>}
      <Pair label={t('fields.carrier')}>{payer}</Pair>
      <Pair label={t('fields.serviceDate')}>{serviceDay}</Pair>
      <Pair label={t('fields.services')}>{formatList(services, locale)}</Pair>
      {doctor && <Pair label={t('fields.doctor')}>{doctor}</Pair>}
      {visitId && (
        <Pair label={t('visit.label')}>
          <Link to={paths.deskVisit(visitId)}>{t('visit.open')}</Link>
        </Pair>
      )}
    </dl>
  )
}

/** Why the payer has not answered, and what to do about it. */
function Rejections({ page: { rejections, nextTry } }: Of) {
  const { t } = useTranslation('eligibility')
  return (
    <>
      {rejections.map(({ code, text, next, followUp }) => (
        <Banner key={code} tone="warning">
          <p>
            <b>{text}</b> <span className="muted num">{t('aaaCode', { code })}</span>
          </p>
          <p>{next}</p>
          {followUp && <p className="muted">{followUp}</p>}
        </Banner>
      ))}
      {nextTry && <p>{t('nextTry', { at: nextTry })}</p>}
    </>
  )
}

function Result({ page }: Of) {
  const { t } = useTranslation('eligibility')
  const { id, status, summary, problem, isWaiting, rejections } = page
  return (
    <div className="card__body stack">
      <p>
        <StateTag status={status} />
      </p>
      {summary && <SummaryPanel summary={summary} othersTitle={t('others')} />}
      <Rejections page={page} />
      {problem && !isWaiting && rejections.length === 0 && <Banner tone="warning">{problem}</Banner>}
      {isWaiting && (
        <p>
          {t('waiting')} <Link to={paths.eligibilityCheck(id)}>{t('refresh')}</Link>
        </p>
      )}
      {status === 'draft' && <p>{t('draftLead')}</p>}
      {summary && <p className="muted">{t('estimate')}</p>}
    </div>
  )
}

/** A button that takes one step of the check. */
function StepForm({ page: { id, version }, step, label }: Of & { step: 'send' | 'copy'; label: string }) {
  return (
    <form method="post" action={useHref(paths.eligibilityCheck(id, { step }))}>
      <input type="hidden" name="version" value={version} />
      <Button variant={step === 'copy' ? 'line' : 'primary'}>{label}</Button>
    </form>
  )
}

function Actions({ page }: Of) {
  const { t } = useTranslation('eligibility')
  const { id, steps, hasRaw } = page
  return (
    <>
      {steps.mayEdit && (
        <ButtonLink to={paths.eligibilityEdit(id)} variant="line">
          {t('form.edit')}
        </ButtonLink>
      )}
      {(steps.maySend || steps.mayRetry) && (
        <StepForm page={page} step="send" label={t(steps.maySend ? 'form.send' : 'retry')} />
      )}
      {steps.mayCopy && <StepForm page={page} step="copy" label={t('copyToCorrect')} />}
      {steps.mayPrint && (
        <ButtonLink to={paths.eligibilityCard(id)} variant="line" icon="printer">
          {t('card.title')}
        </ButtonLink>
      )}
      {hasRaw && <Link to={paths.eligibilityRaw(id)}>{t('raw.title')}</Link>}
    </>
  )
}

function History({ page: { history } }: Of) {
  const { t } = useTranslation('eligibility')
  const because = (reason: string) =>
    isRejectionCode(reason) ? rejectionWords(reason, t).text : problemWords(reason, t)
  return (
    <ul className="card__body dots">
      {history.map(({ seq, step, status, reason, at, who }) => (
        <li key={seq}>
          <span className="num">{at}</span> {t(`steps.${step}`, { defaultValue: statusWords(status, t) })}
          {who && <span className="muted"> {who}</span>}
          {reason && <span className="muted"> {because(reason)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** One insurance check. */
export function CheckPage({ page }: Of) {
  const { t } = useTranslation('eligibility')
  const { clinic, gateway, copiedFromId } = page
  return (
    <div className="stack">
      <p>
        <Link to={paths.eligibility({ place: clinic.slug })}>{t('back')}</Link>
      </p>
      <PageHead title={t('checkTitle')} lead={clinic.name} actions={<Actions page={page} />} />
      <GatewayNotice gateway={gateway} />
      <PanelCard id="result" title={t('result')}>
        <Result page={page} />
      </PanelCard>
      <PanelCard id="asked" title={t('asked')}>
        <Asked page={page} />
      </PanelCard>
      <PanelCard id="history" title={t('history')}>
        <History page={page} />
      </PanelCard>
      {copiedFromId && (
        <p>
          <Link to={paths.eligibilityCheck(copiedFromId)}>{t('copiedFrom')}</Link>
        </p>
      )}
    </div>
  )
}
