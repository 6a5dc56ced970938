import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { type SearchParams, toSearch } from '../search-params.ts'
import { useSuggestAttributes } from '#app/modules/directory/components/search-form.tsx'

type SearchAgainProps = {
  path: string
  params: SearchParams
  /** The words ask for who is near: "near me" stands first, with what else can be done. */
  isNearAsked: boolean
}

/** One line above a list: search anew with the filters kept, and "near me" where the browser knows where it is. */
export function SearchAgain({ path, params, isNearAsked }: SearchAgainProps) {
  const { t } = useTranslation('directory')
  const suggest = useSuggestAttributes()
  const kept = [...toSearch({ ...params, q: '', page: 1, point: null, radiusMeters: null })]
  const nearMe = (
    <Button
      type="button"
      variant={isNearAsked ? 'primary' : 'line'}
      icon="locate"
      form="again"
      data-near-me
      data-near-me-failed={t('search.nearMeFailed')}
      hidden
    >
      <span className={isNearAsked ? undefined : 'again__word'}>{t('search.nearMe')}</span>
    </Button>
  )
  const form = (
    <form id="again" className="again" method="get" action={useHref(path)} role="search">
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="lat" defaultValue={params.point?.lat ?? ''} disabled={params.point === null} />
      <input type="hidden" name="lng" defaultValue={params.point?.lng ?? ''} disabled={params.point === null} />
      <label className="vh" htmlFor="q">
        {t('search.what')}
      </label>
      <TextInput
        {...suggest}
        id="q"
        type="search"
        name="q"
        defaultValue={params.q}
        placeholder={t('search.whatHint')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button icon="search">
        <span className="again__word">{t('search.submit')}</span>
      </Button>
      {!isNearAsked && nearMe}
    </form>
  )
  if (!isNearAsked) return form
  return (
    <>
      <div className="stack stack--sm">
        <p>{t('search.nearAsked')}</p>
        {nearMe}
      </div>
      {form}
    </>
  )
}
