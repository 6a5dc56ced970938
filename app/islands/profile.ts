import { cropPhoto } from './profile/crop.ts'
import { findSpecialties } from './profile/specialties.ts'

/** What makes the forms of the own profile quicker to fill in; all of them work without it. */
document.querySelectorAll<HTMLInputElement>('input[data-specialty-search]').forEach(findSpecialties)
document.querySelectorAll<HTMLInputElement>('input[data-photo-input]').forEach(cropPhoto)
