/** Made-up names of people, in fifteen scripts and with emoji, as a list of a school or club has them. */
export const NAMES = {
  latin: ['Mia Berg', 'Łukasz Żółć', 'Gülşah Işık', 'Ştefan Țăran'],
  vietnamese: ['Nguyễn Thị Hương', 'Trần Đức Ưởng'],
  cyrillic: ['Олександра Їжак', 'Дмитрий Щукин', 'Љиљана Ђурђевић', 'Әсел Қайратқызы'],
  greek: ['Ελένη Παπαδοπούλου', 'Γιώργος Ξένος'],
  arabic: ['محمد العلي', 'فاطمة الزهراء', 'پریسا گلچین'],
  hebrew: ['נועה לוי', 'יצחק כהן'],
  devanagari: ['आरव शर्मा', 'प्रिया कृष्णन'],
  chinese: ['王小明', '歐陽麗華', '张伟'],
  japanese: ['山田 花子', 'さくら ミカ', '辻 健太'],
  korean: ['김민준', '이서연'],
  thai: ['สมชาย ใจดี', 'พิมพ์ชนก'],
  georgian: ['ნინო ბერიძე', 'გიორგი'],
  armenian: ['Անի Սարգսյան', 'Հայկ'],
  tamil: ['அருண் குமார்', 'மீனா'],
  bengali: ['অনিকা রহমান'],
  ethiopic: ['ሰላም ተስፋዬ'],
  emoji: ['Ben ⚽️', 'Kim 👩🏽‍🚀 🇩🇪', 'Zoe 🎉😀'],
} as const;

export const ALL_NAMES: readonly string[] = Object.values(NAMES).flat();
