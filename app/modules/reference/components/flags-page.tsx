import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import type { FlagCode } from '#app/modules/flags/feature-flags.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'

type Flag = {
  code: FlagCode
  isOn: boolean
  isOnByDefault: boolean
  version: number
  edits: readonly { version: number; reason: string | null; at: number; isOn: boolean; by: string | null }[]
}

function Switch({ flag: { code, isOn, version }, answer }: { flag: Flag; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('data')
  const action = useHref(paths.adminFlags())
  const [, fields] = useForm<{ reason: string }>({ id: `flag-${code}`, lastResult: answer?.submission })
  return (
    <form method="post" action={action} className="stack stack--sm" noValidate>
      {answer?.isStale && <Banner tone="warning">{t('row.stale')}</Banner>}
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="version" value={version} />
      <FormField field={fields.reason} label={t('flags.reason')} message={(text) => t(text as 'errors.reason')}>
        {(control) => <TextInput {...control} />}
      </FormField>
      <div className="row">
        <Button name="isOn" value={isOn ? 'no' : 'yes'}>
          {t(isOn ? 'flags.turnOff' : 'flags.turnOn')}
        </Button>
      </div>
    </form>
  )
}

/** The switches of the product: what each does, how it stands, who has set it and why. */
export function FlagsPage({ flags, answer }: { flags: readonly Flag[]; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('data')
  const locale = useLocale()
  const isOf = (code: string) => answer?.submission.initialValue?.['code'] === code
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminData()}>{t('title')}</Link>
      </p>
      <PageHead title={t('flags.title')} lead={t('flags.lead')} />
      {flags.map((flag) => (
        <PanelCard
          key={flag.code}
          id={`of-${flag.code}`}
          title={t(`flags.list.${flag.code}.name`)}
          note={<Tag>{t(flag.isOn ? 'flags.on' : 'flags.off')}</Tag>}
        >
          <div className="card__body stack stack--sm">
            <p>{t(`flags.list.${flag.code}.what`)}</p>
            <p className="muted">{t(flag.isOnByDefault ? 'flags.onByDefault' : 'flags.offByDefault')}</p>
            <Switch flag={flag} answer={isOf(flag.code) ? answer : undefined} />
            {flag.edits.length > 0 && (
              <ul className="bullets">
                {flag.edits.map(({ version, reason, at, isOn, by }) => (
                  <li key={version}>
                    {t(isOn ? 'flags.wasOn' : 'flags.wasOff', {
                      date: formatDate(at, locale),
                      person: by ?? t('history.somebody'),
                    })}
                    {reason && <span className="t__second">{reason}</span>}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </PanelCard>
      ))}
    </div>
  )
}
