import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ProviderCard } from '#app/modules/directory/components/provider-card.tsx'
import { photoCrops, type PhotoCrop } from '#app/modules/uploads/photo-crops.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import type { ShownRequest } from '../queries/request-details.server.ts'

type PhotoProps = { request: ShownRequest }

function CropChoice({ request, crop }: PhotoProps & { crop: PhotoCrop }) {
  const { t } = useTranslation('review')
  const src = useHref(paths.reviewPhoto(request.id, { crop }))
  return (
    <label className="review-crop">
      <input type="radio" name="crop" value={crop} defaultChecked={crop === 'whole'} />
      <img src={src} width={104} height={104} alt="" />
      <span>{t(`photo.crops.${crop}`)}</span>
    </label>
  )
}

/** Parts of the photo that may be shown, each as it would look. */
export function PhotoCrops({ request }: PhotoProps) {
  const { t } = useTranslation('review')
  return (
    <fieldset className="review-crops">
      <legend>{t('photo.crop')}</legend>
      {photoCrops.map((crop) => (
        <CropChoice key={crop} request={request} crop={crop} />
      ))}
    </fieldset>
  )
}

/** The photo that is asked for, large, and the card as patients see it before and after. */
export function PhotoPanel({ request }: PhotoProps) {
  const { t } = useTranslation('review')
  const { photo, id } = request
  const src = useHref(paths.reviewPhoto(id))
  if (!photo) return null
  const { card, file } = photo
  const isKept = file?.state === 'pending' || file?.state === 'approved'
  return (
    <Card as="section" labelledBy="photo" className="card__body stack">
      <h2 id="photo">{t('photo.title')}</h2>
      {isKept ? (
        <>
          <p>{t('photo.look')}</p>
          <img className="review-photo" src={src} width={416} height={416} alt={t('photo.alt')} />
          <p className="muted">
            {t('photo.size', {
              width: file.width ?? 0,
              height: file.height ?? 0,
              kilobytes: Math.ceil(file.bytes / 1024),
            })}
          </p>
        </>
      ) : (
        <p className="muted">{t('photo.gone')}</p>
      )}
      {card && isKept && (
        <div className="review-sides">
          <div>
            <h3>{t('photo.before')}</h3>
            <ProviderCard card={card} number={null} />
          </div>
          <div>
            <h3>{t('photo.after')}</h3>
            <ProviderCard
              card={{ ...card, photo: { src, srcSet: `${src} 832w`, large: src, isDrawn: false } }}
              number={null}
            />
          </div>
        </div>
      )}
    </Card>
  )
}
