import { useTranslation } from 'react-i18next'
import { announcementChoices } from '#app/modules/association/announcements/announcement-choices.ts'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { SettingForm } from './setting-form.tsx'
import type { SettingsProps } from './settings-page.tsx'

/** How announcements usually go out: what the form of a new one begins with. */
export function ChannelsForm({ page, answer }: SettingsProps) {
  const { t } = useTranslation('association-settings')
  const { t: announcements } = useTranslation('association-announcements')
  const typed = answer?.submission.initialValue?.channels
  const [error] = answer?.submission.error?.channels ?? []
  return (
    <SettingForm form="channels" page={page} answer={answer} title={t('channels.title')} hint={t('channels.hint')}>
      <Fieldset id="usual-channels" legend={t('channels.legend')} error={error && t(error as 'errors.channels')}>
        <RadioCards
          id="usual-channels"
          name="channels"
          defaultValue={typeof typed === 'string' ? typed : page.channels}
          options={announcementChoices.channels.map((value) => ({
            ...{ value, label: announcements(`channels.${value}`), help: announcements(`channelsHelp.${value}`) },
          }))}
        />
      </Fieldset>
    </SettingForm>
  )
}
