import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { announcementChoices } from '#app/modules/association/announcements/announcement-choices.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Notices } from './notices.tsx'
import type { SettingsProps } from './settings-page.tsx'

/** How announcements usually go out: what the form of a new one begins with. */
export function ChannelsForm({ page, answer }: SettingsProps) {
  const { t } = useTranslation('association-settings')
  const { t: announcements } = useTranslation('association-announcements')
  const { association, version, channels } = page
  const typed = answer?.submission.initialValue?.channels
  const [error] = answer?.submission.error?.channels ?? []
  return (
    <PanelCard id="channels" title={t('channels.title')}>
      <form
        method="post"
        action={useHref(paths.associationSettings({ form: 'channels' }))}
        className="card__body stack"
      >
        <Notices answer={answer} />
        <input type="hidden" name="association" value={association} />
        <input type="hidden" name="version" value={version} />
        <Fieldset id="usual-channels" legend={t('channels.legend')} error={error && t(error as 'errors.channels')}>
          <RadioCards
            id="usual-channels"
            name="channels"
            defaultValue={typeof typed === 'string' ? typed : channels}
            options={announcementChoices.channels.map((value) => ({
              ...{ value, label: announcements(`channels.${value}`), help: announcements(`channelsHelp.${value}`) },
            }))}
          />
        </Fieldset>
        <p className="muted small">{t('channels.hint')}</p>
        <p>
          <Button>{t('save')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
