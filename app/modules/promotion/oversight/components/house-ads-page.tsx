import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { type TextFieldName, textFieldNames } from '#app/modules/promotion/ad-words.ts'
import { WordsFields } from '#app/modules/promotion/components/words-fields.tsx'
import { placements } from '#app/modules/promotion/placements.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { HouseAdPageData } from '../pages/house-ad-page.server.ts'
import type { HouseAd } from '../queries/house-ads.server.ts'

/** The house's own words, by the place that they fill. */
export function HouseAdsPage({ ads }: { ads: readonly HouseAd[] }) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const columns: Column<HouseAd>[] = [
    {
      key: 'headline',
      label: t('house.headline'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, headline }) => <Link to={paths.adminHouseAd(id)}>{headline[locale]}</Link>,
    },
    {
      key: 'placement',
      label: t('house.placement'),
      phone: 'labeled',
      cell: ({ placement }) => t(`placements.${placement}`),
    },
    { key: 'target', label: t('house.target'), phone: 'labeled', cell: ({ target }) => <code>{target}</code> },
    {
      key: 'state',
      label: t('house.state'),
      phone: 'wide',
      cell: ({ isActive }) => (
        <Tag tone={isActive ? 'ok' : 'plain'}>{t(isActive ? 'house.shown' : 'house.hidden')}</Tag>
      ),
    },
  ]
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminPromotion()}>{t('admin.back')}</Link>
      </p>
      <PageHead
        title={t('house.title')}
        lead={t('house.lead')}
        actions={
          <ButtonLink to={paths.adminHouseAd('new')} icon="plus">
            {t('house.new')}
          </ButtonLink>
        }
      />
      <PanelCard id="ads" title={t('house.title')}>
        {ads.length === 0 ? (
          <p className="card__body">{t('house.none')}</p>
        ) : (
          <DataTable caption={t('house.title')} columns={columns} rows={ads} rowKey={({ id }) => id} />
        )}
      </PanelCard>
    </div>
  )
}

type Fields = Record<'placement' | 'target' | 'isActive' | TextFieldName, string | undefined>

/** Writes one of them. */
export function HouseAdPage({ page, answer }: { page: HouseAdPageData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  const { id, version, texts } = page
  const [form, fields] = useForm<Fields>({ id: 'house', lastResult: answer?.submission, defaultValue: texts })
  const sent = answer?.submission.initialValue as { isActive?: string } | undefined
  const inOrder = [fields.placement, fields.target, ...textFieldNames.map((name) => fields[name])]
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminHouseAds()}>{t('house.back')}</Link>
      </p>
      <PageHead title={t(version === null ? 'house.new' : 'house.edit')} />
      <form id={form.id} method="post" action={useHref(paths.adminHouseAd(id))} className="stack form" noValidate>
        <ErrorSummary items={errorItems(inOrder, say)} />
        {answer?.isStale && <Banner tone="warning">{t('errors.stale')}</Banner>}
        <input type="hidden" name="version" value={version ?? ''} />
        <PanelCard id="fields" title={t('house.edit')}>
          <div className="card__body stack stack--sm">
            <FormField field={fields.placement} label={t('house.placement')} message={say}>
              {({ maxLength: _maxLength, ...control }) => (
                <Select
                  {...control}
                  options={placements.map((value) => ({ value, label: t(`placements.${value}`) }))}
                />
              )}
            </FormField>
            <FormField field={fields.target} label={t('house.target')} hint={t('house.targetHint')} message={say}>
              {(control) => <TextInput {...control} autoComplete="off" />}
            </FormField>
            <WordsFields fields={fields} />
            <Checkbox name="isActive" value="on" defaultChecked={(sent ?? texts).isActive === 'on'}>
              {t('house.isActive')}
            </Checkbox>
          </div>
        </PanelCard>
        <p>
          <Button>{t('house.save')}</Button>
        </p>
      </form>
    </div>
  )
}
