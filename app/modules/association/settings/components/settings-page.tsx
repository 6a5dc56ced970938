import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { ChangeForm } from '#app/modules/association/changes/components/change-form.tsx'
import { ChangePanel } from '#app/modules/association/changes/components/change-panel.tsx'
import type { SettingsData } from '../pages/settings-page.server.ts'
import { AddressForm } from './address-form.tsx'
import { ChannelsForm } from './channels-form.tsx'
import { CloseForm } from './close-form.tsx'
import { PartsForm } from './parts-form.tsx'

export type SettingsProps = { page: Omit<SettingsData, 'head'>; answer: FormAnswer | undefined }

/** The texts, the contact and the dues have pages of their own since the association began. */
function Profile() {
  const { t } = useTranslation(['association-settings', 'association'])
  const { t: access } = useTranslation('association-access')
  return (
    <PanelCard id="profile" title={t('profile.title')}>
      <ul className="card__body settings-links">
        {(['about', 'contact', 'joining'] as const).map((step) => (
          <li key={step}>
            <Link to={paths.associationOnboarding({ step })}>{t(`association:steps.${step}`)}</Link>
          </li>
        ))}
        <li>
          <Link to={paths.associationAccess()}>{access('title')}</Link>
          <br />
          <span className="muted small">{t('profile.officersHint')}</span>
        </li>
      </ul>
    </PanelCard>
  )
}

function Export() {
  const { t } = useTranslation('association-settings')
  return (
    <PanelCard id="export" title={t('export.title')}>
      <div className="card__body stack">
        <p>{t('export.lead')}</p>
        <p>
          <a className="btn btn--line" href={paths.associationExport()} download>
            {t('export.take')}
          </a>
        </p>
      </div>
    </PanelCard>
  )
}

/** What is set for an association. */
export function SettingsPage({ page, answer }: SettingsProps) {
  const { t } = useTranslation('association-settings')
  const sent = (form: SettingsData['form']) => (page.form === form ? answer : undefined)
  if (page.impact) return <CloseForm page={page} impact={page.impact} answer={sent('close')} />
  const { association, version, identity } = page
  if (page.form === 'identity' && identity.change?.state !== 'waiting')
    return <ChangeForm part={identity} answer={answer} {...{ association, version }} />
  return (
    <div className="stack">
      <PageHead title={t('title')} lead={t('lead')} />
      <Profile />
      <ChangePanel part={identity} association={association} />
      <PartsForm page={page} answer={sent('parts')} />
      <ChannelsForm page={page} answer={sent('channels')} />
      <AddressForm page={page} answer={sent('address')} />
      {page.isOwner && <Export />}
      {page.isOwner && (
        <PanelCard id="close" title={t('close.title')}>
          <div className="card__body stack">
            <p>{t('close.lead')}</p>
            <p>
              <Link className="btn btn--line" to={paths.associationSettings({ form: 'close' })}>
                {t('close.see')}
              </Link>
            </p>
          </div>
        </PanelCard>
      )}
    </div>
  )
}
