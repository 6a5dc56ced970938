import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { SuspensionCard } from '#app/modules/review/suspension/components/suspension-card.tsx'
import { checkStates } from '../forms.ts'
import type { CredentialsPageData } from '../pages/credentials-page.server.ts'

type Page = Omit<CredentialsPageData, 'head'>
type Credential = Page['credentials'][number]
type FormProps = { page: Page; answer: FormAnswer | undefined }

const tones = { verified: 'ok', unverified: 'wait', failed: 'bad', expired: 'plain' } as const

/** An answer belongs to the form that was sent: of one credential, or of the designation. */
function useOwnForm({ answer }: Pick<FormProps, 'answer'>, key: string, first: { state?: string; source?: string }) {
  const sent = answer?.submission.initialValue
  const isMine = sent && (sent.intent === 'designate' ? 'designation' : sent.credential) === key
  return useForm<{ state: string; source: string }>({
    id: key,
    lastResult: isMine ? answer?.submission : undefined,
    defaultValue: first,
  })
}

function CheckForm({ page, answer, credential }: FormProps & { credential: Credential }) {
  const { t } = useTranslation('review')
  const say = useProblem('review')
  const { id, verifyState, verifiedBy } = credential
  const [, { state, source }] = useOwnForm({ answer }, id, {
    ...(verifyState !== 'expired' && { state: verifyState }),
    source: verifiedBy ?? '',
  })
  const stateId = `${id}-state`
  return (
    <form
      method="post"
      action={useHref(paths.adminCredentials(page.providerId))}
      className="form stack stack--sm"
      noValidate
    >
      <ErrorSummary items={errorItems([{ id: stateId, errors: state.errors }, source], say)} />
      <input type="hidden" name="version" value={page.version} />
      <input type="hidden" name="credential" value={id} />
      <Fieldset id={stateId} legend={t('credentials.state')} error={fieldError(state, say)}>
        <RadioCards
          id={`${id}-choice`}
          name="state"
          areShort
          defaultValue={state.initialValue}
          options={checkStates.map((value) => ({ value, label: t(`credentials.states.${value}`) }))}
        />
      </Fieldset>
      <FormField field={source} label={t('credentials.source')} hint={t('credentials.sourceHint')} message={say}>
        {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
      </FormField>
      <p className="row">
        <Button name="intent" value="check" variant="line">
          {t('credentials.save')}
        </Button>
        {credential.kind === 'civil_surgeon' && (
          <Button name="intent" value="withdraw" variant="quiet">
            {t('credentials.withdraw')}
          </Button>
        )}
      </p>
    </form>
  )
}

/** What somebody has been through: its last day is no expiry. */
const isSchooling = (kind: Credential['kind']) => ['education', 'residency', 'fellowship'].includes(kind)

const dayIn = (date: string, locale: Locale) => formatDate(Date.parse(`${date}T12:00:00Z`), locale, 'UTC')

function CredentialCard({ credential, ...props }: FormProps & { credential: Credential }) {
  const { t } = useTranslation('review')
  const { t: directory } = useTranslation('directory')
  const locale = useLocale()
  const { id, kind, title, issuer, numberMasked, state, endsOn, verifyState, verifiedBy, verifiedAt } = credential
  const tag = <Tag tone={tones[verifyState]}>{t(`credentials.states.${verifyState}`)}</Tag>
  return (
    <PanelCard id={`credential-${id}`} title={directory(`profile.kind.${kind}`)} note={tag}>
      <div className="card__body stack stack--sm">
        <p>
          <Lang lang="en">{[title, issuer, numberMasked, state].filter(Boolean).join(' · ')}</Lang>
        </p>
        {endsOn && (
          <p className="muted">
            {t(isSchooling(kind) ? 'credentials.completed' : 'credentials.ends', { date: dayIn(endsOn, locale) })}
          </p>
        )}
        {verifiedAt !== null && (
          <p className="muted">
            {t('credentials.checked', { date: formatDate(verifiedAt, locale), source: verifiedBy ?? '—' })}
          </p>
        )}
        {props.page.mayDecide && <CheckForm {...props} credential={credential} />}
      </div>
    </PanelCard>
  )
}

/** The designation of somebody who has none. */
function DesignationForm({ page, answer }: FormProps) {
  const { t } = useTranslation('review')
  const say = useProblem('review')
  const [, { source }] = useOwnForm({ answer }, 'designation', {})
  return (
    <PanelCard id="designation-title" title={t('credentials.designation')}>
      <form
        method="post"
        action={useHref(paths.adminCredentials(page.providerId))}
        className="card__body form stack stack--sm"
        noValidate
      >
        <p>{t('credentials.designationText')}</p>
        <ErrorSummary items={errorItems([source], say)} />
        <input type="hidden" name="version" value={page.version} />
        <FormField field={source} label={t('credentials.source')} hint={t('credentials.sourceHint')} message={say}>
          {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
        </FormField>
        <p>
          <Button name="intent" value="designate" variant="line">
            {t('credentials.designate')}
          </Button>
        </p>
      </form>
    </PanelCard>
  )
}

/** A doctor's credentials: which were checked, against what and when, and whether USCIS has designated them. */
export function CredentialsPage({ page, answer }: FormProps) {
  const { t } = useTranslation('review')
  const { name, second, npi, credentials, mayDecide, isOwn, version, suspensions, suspensionStep } = page
  const isDesignated = credentials.some(({ kind }) => kind === 'civil_surgeon')
  return (
    <div className="stack" key={version}>
      <PageHead
        title={`${name} · ${t('credentials.title')}`}
        lead={[second, npi && `NPI ${npi}`].filter(Boolean).join(' · ')}
      />
      {answer?.isStale && <Banner tone="warning">{t('credentials.stale')}</Banner>}
      {isOwn && <Banner tone="warning">{t('credentials.own')}</Banner>}
      {credentials.length === 0 && <p className="muted">{t('credentials.none')}</p>}
      {credentials.map((credential) => (
        <CredentialCard key={credential.id} page={page} answer={answer} credential={credential} />
      ))}
      {mayDecide && !isDesignated && <DesignationForm page={page} answer={answer} />}
      {(suspensionStep !== null || suspensions.length > 0) && (
        <SuspensionCard providerId={page.providerId} step={suspensionStep} suspensions={suspensions} />
      )}
    </div>
  )
}
