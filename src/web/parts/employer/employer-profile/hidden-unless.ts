import {
  type ProfileType,
  profileTypes,
} from '../../../../domain/employers/profile/employer-profile.values.ts'

// Whole class names, because the style sheet is made of the words that stand in the code.
const hiddenFor: Record<ProfileType, string> = {
  hospital: 'group-has-[[name=profileType][value=hospital]:checked]/profile:hidden',
  practice: 'group-has-[[name=profileType][value=practice]:checked]/profile:hidden',
  company: 'group-has-[[name=profileType][value=company]:checked]/profile:hidden',
}

/** Classes that hide something while another profile type than these is chosen; without a choice everything shows. */
export function hiddenUnless(shownFor: readonly ProfileType[]): string {
  return profileTypes
    .filter(type => !shownFor.includes(type))
    .map(type => hiddenFor[type])
    .join(' ')
}
