CREATE TABLE "bon_numbers" (
	"day" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_orders_due" ON "product_orders" USING btree ("prefer_date_and_time");--> statement-breakpoint
CREATE UNIQUE INDEX "product_orders_bons" ON "product_orders" USING btree (left("prefer_date_and_time", 10),"bon");