import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { photoParts } from '#app/modules/uploads/photo-crops.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioRow } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import type { PartFieldsProps } from './use-part-values.tsx'

/** A picture of one point: what stands for a photo until one is chosen. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const moves = ['left', 'up', 'down', 'right', 'closer', 'wider'] as const
const signs = { left: '←', up: '↑', down: '↓', right: '→', closer: '+', wider: '−' } as const

/** The cut as it is made in the page, by keys, presses or drawing; shown by the script `profile`, which knows the picture. */
function PhotoCrop({ form, page }: Pick<PartFieldsProps, 'form' | 'page'>) {
  const { t } = useTranslation('practice')
  const told = t('profile.crop.told', { x: '#x', y: '#y', zoom: '#z' })
  return (
    <div data-photo-crop data-told={told} hidden className="stack">
      <p id={`${form}-crop-hint`} className="hint">
        {t('profile.crop.hint')}
      </p>
      <div
        className="photo-stage"
        role="application"
        tabIndex={0}
        aria-label={t('profile.crop.label')}
        aria-describedby={`${form}-crop-hint`}
        data-photo-stage
      >
        <canvas width="416" height="416" />
      </div>
      <div className="row" role="group" aria-label={t('profile.crop.buttons')}>
        {moves.map((move) => (
          <Button key={move} type="button" variant="line" data-photo-move={move} aria-label={t(`profile.crop.${move}`)}>
            {signs[move]}
          </Button>
        ))}
      </div>
      <p role="status" className="muted" data-photo-told />
      <PhotoPreview page={page} src={nothing} />
      {['cutX', 'cutY', 'zoom'].map((name) => (
        <input key={name} type="hidden" name={name} disabled />
      ))}
    </div>
  )
}

/** A picture from one's own machine; what it may be is decided by its content, on the server. Without a script its part is chosen by a press. */
export function PhotoField({ form, page, field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  const shown = useHref(paths.profilePhoto(page.photoId ?? ''))
  return (
    <>
      {page.photoId !== null && (
        <div className="stack stack--sm">
          <PhotoPreview page={page} src={shown} />
          <p>
            <Button name="remove" value="1" variant="line">
              {t('profile.crop.remove')}
            </Button>
          </p>
        </div>
      )}
      <FormField field={field('photo')} label={t('profile.photo')} hint={t('profile.photoHint')} message={message}>
        {({ defaultValue: _defaultValue, maxLength: _maxLength, ...control }) => (
          <TextInput {...control} type="file" accept="image/jpeg,image/png,image/webp" data-photo-input="" />
        )}
      </FormField>
      <div data-photo-parts>
        <Fieldset id={`${form}-part`} legend={t('profile.crop.part')} hint={t('profile.crop.partHint')} optional>
          {photoParts.map((part) => (
            <RadioRow key={part} name="part" value={part} defaultChecked={field('part').defaultValue === part}>
              {t(`profile.crop.parts.${part}`)}
            </RadioRow>
          ))}
        </Fieldset>
      </div>
      <PhotoCrop form={form} page={page} />
    </>
  )
}
