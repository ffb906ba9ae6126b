/**
 * Passwords that attackers try first: a short list of keyboard sequences, digit sequences, common words and Indian
 * favourites of eight characters or more (shorter ones are rejected by length).
 */
const common = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 11111111
  111111111 00000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
  99999999 12121212 11223344 12341234 12344321 11112222 10101010 147258369 123123123 123321123
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 qwerty12345 qazwsxedc asdfghjk asdfghjkl zxcvbnm123 zaq12wsx asdf1234 abcd1234
  abc12345 abcd12345 abcdefgh abcdefghi a1b2c3d4 aa123456 a1234567 a12345678 abc123456 aaaaaaaa
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword p@ssword1
  pass1234 pass12345 pass@123 password@123 password! passwort admin123 admin1234 admin@123
  administrator root1234 welcome1 welcome12 welcome123 welcome@123 letmein1 letmein123 changeme
  changeme1 default1 test1234 test12345 testtest guest123 user1234 login123 secret123 iloveyou
  iloveyou1 iloveyou2 sunshine princess football baseball basketball superman batman123 starwars
  dragon123 monkey123 master123 michelle jennifer computer internet whatever trustno1 samsung1
  india123 india@123 india1234 bharat123 jaihind123 krishna123 krishna1 ganesha1 ganesh123
  omnamahshivaya jaishreeram jaimatadi sairam123 hanuman1 hanuman123 lakshmi1 lakshmi123 shivam123
  mummypapa mumbai123 delhi123 cricket1 cricket123 sachin123 virat123 astrology astrology1
  jyotish1 jyotish123`.split(/\s+/),
);

/** Whether the password is on the list, case-insensitively. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
