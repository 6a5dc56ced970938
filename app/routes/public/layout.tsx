import { PublicFrame } from '#app/modules/seo/components/public-frame.tsx'

export default PublicFrame
