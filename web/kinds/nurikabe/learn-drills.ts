// Written by `ergo drills nurikabe --seeds 1..3000`.
export const drills = `
6/6/r3l2o3i6h 7/7/g4j5i5m2v5k3m 8/8/n5n5h1h4k3y4j2j2j 6/6/k1g4p3m4g2m
7/7/5i4j1w4j2p4g3i 8/8/g4i3n1k4k4o2p23t4 6/6/i2i1h3n3p5k 7/7/5t6g3n5i1p2h4j
6/6/o3o3m2g1h4i 7/7/3h3k4p4j3h1t4k 7/7/4g1s2g2g3p3s4g3g 7/7/l3j4o3n2i4s5
8/8/4g5zk4l5j4t1i1g5h 7/7/l4i2n3g3n4j4o4i 7/7/4k2h2zi4n7g3j 6/6/g1n2p3j4o
8/8/j6g2q4n3h4n2k1q3g4j 7/7/g3i4s1m3i4k2o4g 7/7/l9p2g1m4g3s3k 8/8/k4h3i2j1j3s5o3o6g2k
7/7/o3p3k7h1k5k2m 8/8/j3s1l5h2g3o2l4k7l1i 8/8/n4n5r3j3o3g1h2o5i 7/7/j4g4m1u3h4o5i4g
8/8/4g3j4t5k3i3o1o2i4m 7/7/g2z2g4i1i5p3h3h 8/8/m34q1h3h4h4p3k2r4j 6/6/p1g4s4j2h3g
6/6/j4j5i6q4p 8/8/o1g2g3h4k3k3t3v4h4 6/6/m5o5g1g2p3h4 6/6/l4g2h4j1n4p
7/7/o8k4o3g2i1n4n 6/6/k1h4x3h6i2g 8/8/g4o3n3h4i3s2k38s1g 6/6/o3n6h3l1h2j
7/7/i2j1n3n3r3g44l 6/6/3g3m1l3i4t 6/6/g2i3z3g4j1h 6/6/m4i26m1h3r
6/6/m2j4u4g4k 6/6/k1h5i4j3g2v 7/7/m5n4h2n3m4q3 7/7/o4i5k1j4p2o6i
6/6/g2m3j1g4s5k 6/6/q4m4j2m4h1 6/6/l4j3h2s3m 7/7/g6h7g4zm1g2m4j
6/6/3u2n4h3l1 8/8/l4l3v3h4g4r2g2n6j 6/6/3g4r5l3q1g 8/8/i5l4s3k2h3zi1g3i6
6/6/o3i3j1r4i2 8/8/5q4i4zg2g1i5r3h1g5g 7/7/l2h3m5h5n1m3k2k 7/7/h2p1q4j3k9g3p
6/6/i2zg4h5j1h 7/7/j3k3n1i2g2n53s 8/8/j2i4l2g5g5h1zh3g7v 8/8/l6g7j2j1p3p2t6i3j
6/6/q4i1o4m3g3 6/6/g1o54s3j3j 6/6/g3g5zg2i1h5i 6/6/q5g2g1j3r3h
6/6/m4j3m2q1g4g 6/6/h5g2o1g3q4m 6/6/g1o3i2p4l3h 8/8/k4h2h5n1o2l4g3h3x3h
8/8/u5g2i3k3o1j3g1l6k2l 8/8/r6h2i1n1l4h4l3h3l2n 7/7/o5g3g7p3w2j1g 6/6/3o1g2g5u3k
6/6/k8g5o1g2v 7/7/j4g4n1m2j5p6o 7/7/k3h3r5g2zh4g1 8/8/k9h1i3v1i2r6i2r4
7/7/5i3k4n1r3g5o2j 6/6/k1g3p2o3h4j 8/8/h1l5g3h4r3h2t1n4k5i 8/8/6i5l3p2j4zj1g2h3l
7/7/k3p3k2h3u51l 8/8/j4g4o1g3h2u2v4h3h4i 8/8/m43h3q4o2k3j3j2p1i 7/7/g4zh3h3g4m4j1j2g
8/8/5l5k4h4p1l2p4u5h 8/8/g3g1u3i4j2l4u4l3j4
=
complete-island 0 1 2 3 4 5 6 7 8 9 ?0:327681
between-two-islands 0 1 2 3 4 5 6 7 8 9 ?0:458753
one-way-for-an-island 0 1 2 3 4 5 6 7 8 9 ?0:491521
one-way-for-the-wall 0 1 2 3 4 5 6 7 8 9 ?0:229377
no-pool 0 1 2 3 4 5 6 7 8 9 10* ?2:212992
more-wall-to-come 11 12 13 14 2 5 15 16 17 18 ?11@3:638977
elbow-of-a-2 0 1 5* 7 19 16 17 18* 20 21 ?7:557056
too-large-together 4* 5* 22 23 24 25 17 18* 26 27 ?23:737281
all-walls-found 4* 22 28 29 30 31* 32 33* 34 35* ?36:32768
all-islands-found 37! 10! 38! 39! 40! 41! 42! 43! 44! 45! ?46:163841
out-of-reach 47* 0 1 2 3 4 5 6 7 8 48* ?0:1
elbow-beside-a-stranger 1 7 22 28 49 50* 21 51* 52 34 ?1@2:0
elbow 24 25 26 20 21 53 12* 54 55 56 ?25:688129
cut-off-from-the-wall 23 57 58 59- 60! 61! 62! 63! 64! 65! ?57:655361
too-large-for-any-number 0 28 66* 67 18* 27 20 12* 52 68* ?0:49153
bottleneck-of-the-wall 0 7 22* 19 23* 16 25* 67 17 49 ?0@21:278529
shut-off-from-every-number 57* 69 70* 71* 58* 72- 73- 74- 75- 76- ?69@38:868352
room-for-the-wall 77- 78* 57- 79- 73- 80- 81- 82- 76- 46- ?18@32:131073
exact-fit 28* 22* 83* 23* 36* 24* 67* 17* 21* 30* ?28@12:131073
room-for-an-island 0 1 7 22* 19* 28 23* 16 24 49* ?1@2:114688
way-to-a-number 84* 0- 22- 69- 57- 70- 71- 58- 85~ 47~ ?7@15:229376
way-to-a-block 22- 0- 2~ 3~ 4~ 5~ 6~ 8~ 9~ 15~ ?2@17:835584
shut-out-of-a-block 0- 83- 2~ 3~ 4~ 5~ 6~ 8~ 9~ 22~ ?0@4:147456
starved-island 83- 19- 0- 1- 7- 22- 3~ 4~ 5~ 6~ ?0@4:376832
cut-off-island 22- 0- 83- 67- 20- 52- 85- 57- 69- 32- ?0@9:491521
shapes-of-an-island 22~ 1~ 5~ 0~ 3~ 4~ 6~ 7~ 9~ 15~ ?1@2:0
shapes-with-a-duty 8~ 2~ 4~ 0~ 1~ 3~ 5~ 6~ 7~ 9~ ?1@2:491520
`;
