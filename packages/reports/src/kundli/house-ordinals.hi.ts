/** The houses 1 to 12 in Hindi, in the oblique case: "पाँचवें भाव में". */
export const houseOrdinalsHi: readonly string[] =
  'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें'.split(' ');
