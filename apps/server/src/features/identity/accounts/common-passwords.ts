/**
 * Words and phrases of ten characters and more that lists of leaked passwords begin with, in the languages of the product and
 * without signs between. Shorter ones are refused by their length; what counts, repeats or runs along the keyboard, and
 * what only adds figures to a word, is told by `passwordFault`.
 */
const COMMON = new Set(
  `
abcd123456 abc1234567 a123456789 aa12345678 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc zaq12wsx
zaq1zaq1 qazwsxedc qazwsxedcrfv 123qweasdzxc qweasdzxc qwe123qwe asdfghjkl1 zxcvbnm123 qwerty1234 qwerty123456 qwertz1234
qwertz123456 azertyuiop azerty1234 azerty123456 asdf1234 asd123456 q123456789 p@ssw0rd123 passw0rd123 password123 password1234
password12345 changeme123 changeme changeit welcome123 welcome1234 welcome2024 welcome2025 willkommen willkommen1 willkommen123
bienvenue bienvenue1 benvenuto1 benvenuti witamciebie iloveyou123 iloveyou1 iloveyou2 iloveyouforever iloveyousomuch ichliebedich
ichliebedich1 ichliebdich jetaime123 jetaime jetaimefort tiamotanto tiamo12345 kochamcie kochamcie1 kochamciebie loveyou123 lovelove123
sunshine123 sunshine12 princess123 princess12 football123 football12 fussball123 fussball12 baseball123 basketball basketball1
superman123 batman1234 starwars123 pokemon123 dragon1234 monkey1234 shadow1234 master1234 killer1234 michael123 jordan1234 jessica123
charlie123 thomas1234 andreas123 alexander1 alexander123 christian1 christian123 sebastian1 sebastian123 stephanie1 stefanie123
katharina1 elisabeth1 elizabeth1 elizabeth123 alessandro francesco1 francesca1 giuseppe123 valentina1 alessandra agnieszka1 katarzyna1
malgorzata aleksandra bartosz123 mateusz123 polska1234 polska123 warszawa123 deutschland deutschland1 deutschland123 schalke04
schalke1904 bayernmuenchen bayernmunich borussia09 borussia1909 juventus123 juventus1897 forzajuve1 intermilan acmilan1899 realmadrid
realmadrid1 barcelona1 barcelona123 manchester1 manchesterunited liverpool1 liverpool123 chelsea123 arsenal123 arsenal1886 marseille1
marseille13 parissaintgermain olympique1 geheim1234 geheim123 passwort123 passwort1234 kennwort123 sommer2024 sommer2025 sommer2026
winter2024 winter2025 winter2026 fruehling2025 herbst2025 summer2024 summer2025 summer2026 spring2025 autumn2025 motdepasse1 motdepasse123
soleil1234 doudou1234 chouchou123 loulou1234 nicolas123 camille123 amoremio123 ciaociao123 ciaobella1 stellina123 pippo12345
internazionale haslo12345 haslo1234 misiaczek1 misiaczek myszka1234 kochanie123 kochanie1 schatzi123 schatz1234 mausi12345 hallohallo
hallo12345 hallo123456 hallowelt123 helloworld helloworld1 hello12345 computer123 internet123 samsung123 iphone1234 google1234 facebook123
letmein123 trustno1234 whatever123 secret1234 test123456 testtest123 test1234567 administrator administrator1 admin12345 admin123456
root123456 user123456 guest12345 default123 master12345 correcthorsebatterystaple mynameis123 fuckyou123 fuckyou1234 nopassword nopassword1
lovelylovely babygirl123 babygirl12 babyboy123 angel12345 angels1234 butterfly1 butterfly123 chocolate1 chocolate123 schokolade
schokolade1 blumenwiese sternenhimmel regenbogen regenbogen1 schmetterling sonnenschein sonnenschein1 sonnenblume sonnenblume1
`
    .trim()
    .split(/\s+/),
);
const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '1': 'i',
};
const READ = new Set([...COMMON].map(asWords));

/** `plain`: in small letters, without spaces and signs between. Also written with figures and signs for letters. */
export function isCommonPassword(plain: string): boolean {
  return COMMON.has(plain) || READ.has(asWords(plain));
}

/** Figures at the end are figures, within a word they stand for letters. */
function asWords(plain: string): string {
  const tail = /[\d!?.]*$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, plain.length - tail.length).replaceAll(/[@430$51]/g, (sign) => STANDS_FOR[sign] ?? sign) + tail;
}
