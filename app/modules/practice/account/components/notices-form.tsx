import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { noticeKinds } from '#app/modules/booking/desk-notices/notice-kinds.ts'
import { sentList } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { AccountData } from '../pages/account-page.server.ts'

export type FacilityFormProps = {
  facility: NonNullable<AccountData['facility']>
  account: NonNullable<AccountData['account']>
  answer: FormAnswer | undefined
}

/** Which mails the facility gets about visits. */
export function NoticesForm({ facility, account, answer }: FacilityFormProps) {
  const { t } = useTranslation('account-page')
  const { version, rules } = account
  const told = answer ? sentList(answer.submission, 'told') : noticeKinds.filter((kind) => rules[kind])
  const now = noticeKinds.filter((kind) => rules[kind]).map((kind) => t(`notices.kinds.${kind}`))
  return (
    <PanelCard id="notices" title={t('notices.title')} note={<span className="muted">{facility.name}</span>}>
      <form
        method="post"
        action={useHref(paths.clinicAccount({ place: facility.slug, form: 'notices' }))}
        className="card__body stack"
      >
        {answer?.isStale && (
          <div role="alert">
            <Banner tone="warning">
              <p>
                <b>{t('stale.title')}</b>
              </p>
              <ul className="plain">
                {now.length === 0 ? <li>{t('notices.none')}</li> : now.map((words) => <li key={words}>{words}</li>)}
              </ul>
              <p>{t('stale.next')}</p>
            </Banner>
          </div>
        )}
        <input type="hidden" name="version" value={version} />
        <Fieldset id="told" legend={t('notices.legend')} hint={t('notices.hint')}>
          {noticeKinds.map((kind) => (
            <Checkbox key={kind} name="told" value={kind} defaultChecked={told.includes(kind)}>
              {t(`notices.kinds.${kind}`)}
            </Checkbox>
          ))}
        </Fieldset>
        <p className="muted small">{t('notices.always')}</p>
        <p>
          <Button>{t('save')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
